import { readdirSync } from 'node:fs'
import { defineConfig } from 'rolldown'

// Every `src/*-command.ts` is an entry beside the server.
const commands = readdirSync(new URL('src', import.meta.url)).filter((file) => file.endsWith('-command.ts'))

export default defineConfig({
  input: Object.fromEntries([
    ['main', 'src/main.ts'],
    ...commands.map((file) => [file.replace(/\.ts$/, ''), `src/${file}`]),
  ]),
  platform: 'node',
  tsconfig: './tsconfig.json',
  // Our own packages are sources and bundled; whatever is installed stays outside.
  external: (id) => !/^(\.|\/|@vitrine\/|@oxc-project\/runtime)/.test(id),
  output: {
    dir: 'dist',
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    cleanDir: true,
  },
})
