import { isBuiltin } from 'node:module'
import { defineConfig } from 'rolldown'

/** What loads files of its own, or is asked for and not installed. */
const outside =
  /^(pino|react|react-dom|nodemailer|@react-email\/render|pg-native|msgpackr-extract|@nestjs\/(microservices|websockets|platform-).*|class-(validator|transformer).*)$/

/**
 * The workers with nearly everything in one file: the fault tests start them hundreds of times, and this
 * halves a start.
 */
export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  external: (id) => isBuiltin(id) || outside.test(id),
  tsconfig: './tsconfig.json',
  // Mails use a few of React Email's components; its highlighter for source code took half of a start.
  treeshake: { moduleSideEffects: (id) => !/node_modules\/(@react-email|prismjs|marked)\//.test(id) },
  // Other people's code uses eval.
  checks: { eval: false },
  output: { dir: '../.cache/workers-standalone', format: 'esm', codeSplitting: false },
})
