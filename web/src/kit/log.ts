/** A picture for each kind of event of a log, from a list of pictures and the kinds that each stands for. */
export function pictured<Kind extends string>(list: [icon: string, kinds: Kind[]][]): Partial<Record<Kind, string>> {
  const found: Partial<Record<Kind, string>> = {}
  for (const [icon, kinds] of list) for (const kind of kinds) found[kind] ??= icon
  return found
}
