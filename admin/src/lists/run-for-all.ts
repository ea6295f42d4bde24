import { messageOf } from '../providers/console-client.ts'

interface Outcome<R, Result> {
  results: Result[]
  failures: { record: R; reason: string }[]
}

/** One after the other: a failure stops none of the others, and each is told with its reason. */
export async function runForAll<R, Result>(records: readonly R[], run: (record: R) => Promise<Result>): Promise<Outcome<R, Result>> {
  const results: Result[] = []
  const failures: { record: R; reason: string }[] = []
  for (const record of records) {
    try {
      results.push(await run(record))
    } catch (error) {
      failures.push({ record, reason: messageOf(error) })
    }
  }
  return { results, failures }
}
