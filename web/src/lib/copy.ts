/** Copies a text; false if the browser does not let us. Off https only the old way is left, which needs a selected field on the page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.style.cssText = 'position: fixed; opacity: 0'
    const before = document.activeElement as HTMLElement | null
    ;(before?.parentElement ?? document.body).append(field) // what lies outside an open dialog cannot be selected
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    before?.focus()
    return done
  }
}
