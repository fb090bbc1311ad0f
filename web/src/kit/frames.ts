/** What is under way, as a view tells it: procedures, the one that was begun last on top. */
interface Procedures {
  frames: { procedure: string }[]
}
export type FrameOf<V extends Procedures, Name> = Extract<V['frames'][number], { procedure: Name }>

/** The topmost procedure of one of these names, with its fields. */
export function frameOf<V extends Procedures, Name extends V['frames'][number]['procedure']>(
  view: V,
  ...wanted: Name[]
): FrameOf<V, Name> | null {
  const found = [...view.frames].reverse().find((frame) => (wanted as string[]).includes(frame.procedure))
  return (found as FrameOf<V, Name> | undefined) ?? null
}
