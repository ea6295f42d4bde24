import { LRUCache } from 'lru-cache'
import type { KeepAnswers } from './in-process-transport.ts'

/** What popular pages load, bounded in number and in characters. */
const MOST_ENTRIES = 1_000
const MOST_CHARACTERS = 16_000_000

/** Keeps answers under the stamp at which they were asked for; another stamp asks anew. Those who ask at once share one call. */
export function keptAnswers(stamp: () => string): KeepAnswers {
  const answers = new LRUCache<string, { stamp: string; answer: { body: string } }>({ max: MOST_ENTRIES, maxSize: MOST_CHARACTERS, sizeCalculation: ({ answer }) => answer.body.length + 1 })
  const asking = new Map<string, ReturnType<Parameters<KeepAnswers>[1]>>()
  return async (path, ask) => {
    const now = stamp()
    const kept = answers.get(path)
    if (kept?.stamp === now) return { status: 200, headers: [], body: kept.answer.body }
    const key = `${now} ${path}`
    const running = asking.get(key) ?? ask().finally(() => asking.delete(key))
    asking.set(key, running)
    const answer = await running
    // Of a read that succeeded pages look at the body alone. A failure is not kept.
    if (answer.status === 200) answers.set(path, { stamp: now, answer: { body: answer.body } })
    return answer
  }
}
