let later: ReturnType<typeof setTimeout> | undefined

/** What the tab says, in words and by its shield. It can wait a moment: first comes what the person looks at. */
export function entitle(title: string, turn: boolean): void {
  clearTimeout(later)
  later = setTimeout(() => {
    if (document.title !== title) document.title = title
    favicon(turn)
  }, 120)
}

/** The tab's little shield: golden when it is your turn. */
export function favicon(turn: boolean): void {
  const link = document.getElementById('favicon') as HTMLLinkElement | null
  if (!link || link.dataset.turn === String(turn)) return
  link.dataset.turn = String(turn)
  const [field, mark] = turn ? ['%23e0a51b', '%234a3019'] : ['%236d1a12', '%23e6c26a']
  link.href =
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M4 2h24v14c0 8-6 12-12 14C10 28 4 24 4 16z' fill='${field}' stroke='%23caa24a' stroke-width='2'/>` +
    `<path d='M8 13l9-4v10l-9-4zM18 9l6-2v14l-6-2z' fill='${mark}'/>${turn ? `<circle cx='26' cy='6' r='5' fill='%23b3170d' stroke='white' stroke-width='1.5'/>` : ''}</svg>`
}
