// What the build steps in web/tools/vite-kit.mjs make of a game's own files.
declare module '*.toml' {
  const data: any
  export default data
}
declare module '*.toml?rules' {
  const rules: Record<string, { en: string; it: string }>
  export default rules
}
declare module '*.toml?map' {
  const map: import('./geomap').DrawnMap
  export default map
}
declare module '*&kit' {
  const data: any
  export default data
}
declare module '*.webp' {
  const address: string
  export default address
}
