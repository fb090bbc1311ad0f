// A drawing that comes ready with its game: any ES module with `mount` will do, whatever it was written with.
// The props are those of every board: view, options, refused, lang, names, focus, last, onact, onexplain, onhover.

export function mount(target, props) {
  const root = target.appendChild(document.createElement('div'))
  root.className = 'fair'
  const update = (now) => {
    const rows = now.names.map((name, seat) => `${name}: ${now.view.points[seat]} / ${now.view.coins[seat]}`)
    const list = document.createElement('ul')
    for (const row of rows) list.appendChild(document.createElement('li')).textContent = row
    const deeds = document.createElement('p')
    for (const option of now.options) {
      const button = deeds.appendChild(document.createElement('button'))
      button.textContent = option.label
      button.addEventListener('click', () => now.onact(option.action))
    }
    root.replaceChildren(list, deeds)
  }
  update(props)
  return { update, destroy: () => root.remove() }
}
