// A page for looking at one game's drawing with dumped views: `npx vite web/dev` (docs: ../src/kit/README.md).
import { fileURLToPath } from 'node:url'
import { defineConfig, loadConfigFromFile } from 'vite'

const base = (
  await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  )
).config
const views = process.env.ARALDO_VIEWS ?? ''

export default defineConfig({
  ...base,
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: views || false,
  build: {
    outDir: process.env.ARALDO_LOOK ?? fileURLToPath(new URL('../../build/look', import.meta.url)),
    emptyOutDir: true,
  },
})
