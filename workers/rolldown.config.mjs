import { defineConfig } from 'rolldown'

/** Our own packages go into the bundle; whatever is installed stays where it is. */
const isInstalled = (id) => !/^(\.|\/|@vitrine\/|@oxc-project\/runtime|\0)/.test(id)

export default defineConfig({
  input: { main: 'src/main.ts', 'index-command': 'src/index-command.ts' },
  platform: 'node',
  external: isInstalled,
  tsconfig: './tsconfig.json',
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
})
