import { z } from 'zod'

const reportSchema = z.object({
  complete: z.boolean(),
  exit_code: z.int(),
  operations: z.object({ selected: z.int(), tested: z.int(), errored: z.int() }),
  test_cases: z.object({ generated: z.int(), with_failures: z.int(), errored: z.int() }),
})

/** How many calls went well, from the report that schemathesis writes. What it could not do counts as failed. */
export function fuzzCounts(report: string): { passed: number; failed: number } {
  const { complete, exit_code: code, operations, test_cases: cases } = reportSchema.parse(JSON.parse(report))
  const failed = cases.with_failures + cases.errored + (operations.selected - operations.tested)
  const ended = complete && (code === 0 || failed > 0)
  return { passed: cases.generated - cases.with_failures - cases.errored, failed: failed + (ended ? 0 : 1) }
}
