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

/** `import castle from 'icon:castle'`: the body of one game-icons.net picture (512 × 512), so that only those used are bundled. */
function gameIcons(): Plugin {
  let icons: Record<string, { body: string }> | undefined
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null
      const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
      icons ??= JSON.parse(readFileSync(path, 'utf8')).icons as Record<string, { body: string }>
      const name = id.slice('\0icon:'.length)
      if (!icons[name]) this.error(`game-icons has no picture "${name}"`)
      return `export default ${JSON.stringify(icons[name].body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${lighter(d)}"`))}`
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
