import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'
// @ts-expect-error plain JavaScript
import { kitData, lighter } from './tools/vite-kit.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = `http://127.0.0.1:${process.env.ARALDO_PORT ?? '8000'}`

/**
 * `import castle from 'icon:castle'`: the body of one game-icons.net picture (512 × 512), so that only those used are bundled.
 * `outlines:charges`: what may stand on a person's shield; the same as `outlines.json` for the server, which draws it too.
 */
function gameIcons(): Plugin {
  let icons: Record<string, { body: string }> | undefined
  const body = (name: string): string => {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
    icons ??= JSON.parse(readFileSync(path, 'utf8')).icons as Record<string, { body: string }>
    if (!icons[name]) throw new Error(`game-icons has no picture "${name}"`)
    return icons[name].body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${lighter(d)}"`)
  }
  const outline = (name: string): string => [...body(name).matchAll(/ d="([^"]*)"/g)].map((found) => found[1]).join('')
  const charges = (): Record<string, string> => {
    const kit = JSON.parse(readFileSync(`${root}src/araldo/server/arms.json`, 'utf8')) as {
      charges: Record<string, string>
    }
    return Object.fromEntries(Object.entries(kit.charges).map(([name, icon]) => [name, outline(icon)]))
  }
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith('icon:') || id === 'outlines:charges' ? `\0${id}` : null),
    load(id) {
      if (id === '\0outlines:charges') return `export default ${JSON.stringify(charges())}`
      return id.startsWith('\0icon:') ? `export default ${JSON.stringify(body(id.slice('\0icon:'.length)))}` : null
    },
    generateBundle() {
      const source = JSON.stringify({ ...charges(), bot: outline('robot-golem') })
      this.emitFile({ type: 'asset', fileName: 'outlines.json', source })
    },
  }
}

/** What the server sends packed lies packed beside it: nobody packs the same file again for every visitor. */
function packed(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true }) as string[]) {
        const path = join(folder, name)
        if (/\.(js|css|html|svg|json)$/.test(name) && statSync(path).size > 1024)
          writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [gameIcons(), kitData() as Plugin, svelte({ configFile: false }), svelteTesting(), packed()],
  resolve: { alias: { $kit: `${root}web/src/kit`, 'd3-color': `${root}web/tools/no-colours.mjs` } },
  build: {
    outDir: process.env.ARALDO_STATIC || `${root}src/araldo/server/static`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    testTimeout: 60_000,
    setupFiles: ['tests/words.ts'],
    include: [
      'tests/**/*.test.ts',
      'src/kit/**/*.test.ts',
      'tools/test/**/*.test.ts',
      '../src/araldo/games/*/web/**/*.test.ts',
    ],
  },
})
