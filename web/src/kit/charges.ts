/** What may stand on a person's shield: the charges of `arms.json`, as outlines. Loaded when the first shield is drawn. */
export { default as CHARGES } from 'outlines:charges'
