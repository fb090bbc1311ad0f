/** What svelte-check does not see: unused code and loose ends. Layout is prettier's. */
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import typescript from 'typescript-eslint'

export default defineConfig(
  { ignores: ['**/*.gen.ts', 'src/araldo/server/static/**'] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check knows which are needed
      'svelte/no-useless-mustaches': 'off', // {' · '} keeps its spaces
      'svelte/prefer-svelte-reactivity': 'off', // a Map that a function fills and returns is no state
    },
  },
  {
    // What the builder reads from a game's tables, and fixtures.
    files: ['**/realm.ts', '**/kingdom.ts', '**/board.ts', '**/ambient.d.ts', '**/*.test.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
)
