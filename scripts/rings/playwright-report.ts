import { z } from 'zod'
import type { FailedTest, TimedTest } from './ring.ts'

const resultSchema = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
})
const testSchema = z.object({
  projectName: z.string(),
  status: z.string().optional(),
  results: z.array(resultSchema),
})
const specSchema = z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) })
type Suite = { title: string; specs?: z.infer<typeof specSchema>[]; suites?: Suite[] }
const suiteSchema: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(specSchema).optional(),
  suites: z.array(z.lazy(() => suiteSchema)).optional(),
})

/** What Playwright's json reporter writes, as far as we read it. */
export const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()).default([]),
  suites: z.array(suiteSchema).default([]),
})

/** Each test with its time; `file` is from the project's folder. */
export function timesOf({ suites }: z.infer<typeof reportSchema>, folder: string): TimedTest[] {
  return testsOf(suites, folder).map(({ file, name, results }) => ({
    file,
    name,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
}

/** The tests that failed, with the errors of every try. */
export function failuresOf({ suites }: z.infer<typeof reportSchema>, folder: string): FailedTest[] {
  return testsOf(suites, folder)
    .filter(({ status }) => status === 'unexpected')
    .map(({ file, name, results }) => ({ file, name, message: errorsOf(results) }))
}

/** The tests that passed when they were retried, with the errors of their first try. */
export function retriedOf({ suites }: z.infer<typeof reportSchema>, folder: string): FailedTest[] {
  return testsOf(suites, folder)
    .filter(({ status }) => status === 'flaky')
    .map(({ file, name, results }) => ({ file, name, message: errorsOf(results.slice(0, 1)) }))
}

function errorsOf(results: readonly z.infer<typeof resultSchema>[]): string {
  return results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n')
}

type NamedTest = z.infer<typeof testSchema> & { file: string; name: string }

function testsOf(suites: readonly Suite[], folder: string): NamedTest[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({ ...test, file: `${folder}/${file}`, name: `${title} (${test.projectName})` })),
    ),
    ...testsOf(inner, folder),
  ])
}
