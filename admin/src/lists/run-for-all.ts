import { reasonOf } from '../providers/lost-rights.ts'

export interface Failure<R> {
  record: R
  reason: string
}

interface Outcome<R, Result> {
  results: Result[]
  failures: Failure<R>[]
}

/** One after the other: a failure stops none of the others, and each is told with its reason. */
export async function runForAll<R, Result>(
  records: readonly R[],
  run: (record: R) => Promise<Result>,
): Promise<Outcome<R, Result>> {
  const results: Result[] = []
  const failures: Failure<R>[] = []
  for (const record of records) {
    try {
      results.push(await run(record))
    } catch (error) {
      failures.push({ record, reason: reasonOf(error) })
    }
  }
  return { results, failures }
}
