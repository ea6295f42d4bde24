import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { PUBLIC_PAGE_MOST, scriptBudgets } from '../script-budgets.ts'
import { APP_MODULES_FILE } from './app-modules.ts'
import { WHOLE_MANIFEST_FILE } from './slim-manifest.ts'
import { problemsOfScripts, scriptsOfPages } from './script-weights.ts'

/** Weighs the built scripts of every page. It needs a build and no browser. */

/** The status line and headers of a file: at most this, held by api/src/site/site.int-spec.ts. */
const HEADER_BYTES = 295

const client = new URL('../build/client/', import.meta.url)

const routeSchema = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  module: z.string(),
  imports: z.array(z.string()),
  clientActionModule: z.string().optional(),
  clientLoaderModule: z.string().optional(),
  clientMiddlewareModule: z.string().optional(),
  hydrateFallbackModule: z.string().optional(),
})
const manifestSchema = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), routeSchema),
})

async function readManifest() {
  const whole = await readFile(WHOLE_MANIFEST_FILE, 'utf8').catch(() => {
    throw new Error('The site is not built: npm run build')
  })
  return manifestSchema.parse(JSON.parse(whole))
}

/** As most browsers get it: compressed at build, where that is worth it. */
async function weigh(file: string): Promise<number> {
  const path = new URL(`.${file}`, client)
  const { size } = await stat(new URL(`${path.href}.br`)).catch(() => stat(path))
  return size + HEADER_BYTES
}

const pages = scriptsOfPages(await readManifest())
const files = [...new Set(pages.flatMap((page) => [...page.files]))]
const weights = new Map(await Promise.all(files.map(async (file) => [file, await weigh(file)] as const)))
const appModules = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(await readFile(APP_MODULES_FILE, 'utf8')))
const problems = problemsOfScripts({
  pages,
  weightOf: (file) => weights.get(file) ?? 0,
  budgets: scriptBudgets,
  publicMost: PUBLIC_PAGE_MOST,
  appModules,
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
