import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { problemsOfConsole, weighConsole } from './console-scripts.ts'

/** Weighs the built scripts of the console's first screen and of its editor. It needs a build and no browser. */

/** As the browser gets them, in bytes. What the editor is made of stands in docs/benchmarks.md. */
const LIMITS = { first: 350_000, editor: 150_000 }

const built = new URL('../dist/', import.meta.url)
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
)

const text = await readFile(new URL('.vite/manifest.json', built), 'utf8').catch(() => {
  throw new Error('The console is not built: npm run build')
})
const manifest = manifestSchema.parse(JSON.parse(text))
const files = [...new Set(Object.values(manifest).map(({ file }) => file))]
const weights = new Map(await Promise.all(files.map(async (file) => [file, await weigh(file)] as const)))
const weightOf = (file: string) => weights.get(file) ?? 0

const { first, editor } = weighConsole(manifest, weightOf)
console.log(
  `The console's first screen loads ${first} bytes of compressed script, the editor ${editor} more.`,
)
const problems = problemsOfConsole(manifest, weightOf, LIMITS)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

/** Most browsers get the twin that is made at build. */
async function weigh(file: string): Promise<number> {
  const { size } = await stat(new URL(`${file}.br`, built)).catch(() => stat(new URL(file, built)))
  return size
}
