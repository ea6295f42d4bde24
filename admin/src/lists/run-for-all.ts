import { messageOf } from '../providers/console-client.ts'

/** One after the other: a failure stops none of the others, and each is told with its reason. */
export async function runForAll<R>(records: readonly R[], run: (record: R) => Promise<unknown>): Promise<{ finished: number; failures: { record: R; reason: string }[] }> {
  const failures: { record: R; reason: string }[] = []
  for (const record of records) {
    try {
      await run(record)
    } catch (error) {
      failures.push({ record, reason: messageOf(error) })
    }
  }
  return { finished: records.length - failures.length, failures }
}
