// The kit as a module of its own, beside the pages: static/kit/kit.js, kit.css and icons/<name>.js, at addresses that stay.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadConfigFromFile } from 'vite'
import { lighter } from './tools/vite-kit.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const base = (await loadConfigFromFile({ command: 'build', mode: 'production' }, here('vite.config.ts'))).config

/** `import salt from '/kit/icons/powder-bag.js'`: the outline of each picture that icons.json names, a file each. */
const pictures = {
  name: 'kit-icons',
  generateBundle() {
    const known = JSON.parse(readFileSync(here('../node_modules/@iconify-json/game-icons/icons.json'), 'utf8')).icons
    for (const name of JSON.parse(readFileSync(here('src/kit/apart/icons.json'), 'utf8'))) {
      const lines = [...known[name].body.matchAll(/ d="([^"]*)"/g)].map((found) => lighter(found[1]))
      const source = `export default ${JSON.stringify(lines.join(''))}\n`
      this.emitFile({ type: 'asset', fileName: `icons/${name}.js`, source })
    }
  },
}

export default defineConfig({
  ...base,
  root: here('.'),
  publicDir: false,
  plugins: [pictures, ...base.plugins],
  build: {
    ...base.build,
    outDir: `${base.build.outDir}/kit`,
    lib: { entry: { kit: here('src/kit/apart/kit.ts') }, formats: ['es'], cssFileName: 'kit' },
    rolldownOptions: { output: { minify: true } },
  },
})
