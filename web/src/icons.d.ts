declare module 'icon:*' {
  /** The body of a game-icons.net picture, for an <svg viewBox="0 0 512 512">. */
  const body: string
  export default body
}
declare module 'outlines:charges' {
  /** The outlines of the charges of arms, by name, in a 512 × 512 box. */
  const outlines: Record<string, string>
  export default outlines
}
