import { isBuiltin } from 'node:module'
import { defineConfig } from 'rolldown'

/** What loads files of its own, or is asked for and not installed. */
const outside =
  /^(pino|sharp|pdfkit|xlsx|undici|react|react-dom|react-router|@react-email\/.*|@node-rs\/.*|@bull-board\/.*|pg-native|msgpackr-extract|@nestjs\/(microservices|websockets|platform-express).*|@fastify\/view|class-(validator|transformer).*)($|\/)/

/**
 * The api with nearly everything in one file: the fault tests start it dozens of times, and most of a start
 * is finding and loading two thousand files.
 */
export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  external: (id) => isBuiltin(id) || outside.test(id),
  tsconfig: './tsconfig.json',
  // Other people's code uses eval.
  checks: { eval: false },
  output: {
    dir: '../.cache/api-standalone',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    cleanDir: true,
  },
})
