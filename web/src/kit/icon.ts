/** Pictures of game-icons.net (`import castle from 'icon:castle'`) as bare outlines in a 512 × 512 box. */
export function outline(body: string): string {
  return [...body.matchAll(/ d="([^"]*)"/g)].map((found) => found[1]).join('')
}
