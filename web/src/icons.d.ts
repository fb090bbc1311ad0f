declare module 'icon:*' {
  /** The body of a game-icons.net picture, for an <svg viewBox="0 0 512 512">. */
  const body: string
  export default body
}
