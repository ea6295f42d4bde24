import { z } from 'zod'
import type { TimedTest } from './ring.ts'

const specSchema = z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })) })
type Suite = { title: string; specs?: z.infer<typeof specSchema>[]; suites?: Suite[] }
const suiteSchema: z.ZodType<Suite> = z.object({ title: z.string(), specs: z.array(specSchema).optional(), suites: z.array(z.lazy(() => suiteSchema)).optional() })

/** What Playwright's json reporter writes, as far as we read it. */
export const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()).default([]),
  suites: z.array(suiteSchema).default([]),
})

/** Each test with its time; `file` is from the project's folder. */
export function timesOf({ suites }: z.infer<typeof reportSchema>, folder: string): TimedTest[] {
  return suites.flatMap((suite) => timesOfSuite(suite, folder))
}

function timesOfSuite({ specs = [], suites = [] }: Suite, folder: string): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({ file: `${folder}/${file}`, name: `${title} (${projectName})`, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 })),
  )
  return [...own, ...suites.flatMap((suite) => timesOfSuite(suite, folder))]
}
