/** In d3-color's place: d3-zoom's glides bring it along, and nothing here ever glides from one colour to another. */
export const color = () => null
export { color as cubehelix, color as gray, color as hcl, color as hsl, color as lab, color as rgb }
