import { LRUCache } from 'lru-cache'
import type { Generations } from '../cached-areas/generations.ts'
import type { Read } from '../cached-areas/known-generations.ts'
import type { InProcessAnswer, KeepAnswers } from './in-process-transport.ts'

/** What popular pages load, bounded in number and in characters. */
const MOST_ENTRIES = 1_000
const MOST_CHARACTERS = 16_000_000

interface Kept {
  /** When it was asked for. */
  moment: number
  reads: readonly Read[]
  body: string
}

/**
 * Keeps the answers to reads until something changes that they were made of. One whose endpoint does not say what it
 * reads is not kept. Those who ask at once share one call.
 */
export function keptAnswers(generations: Pick<Generations, 'now' | 'hasChangedSince'>): KeepAnswers {
  const answers = new LRUCache<string, Kept>({ max: MOST_ENTRIES, maxSize: MOST_CHARACTERS, sizeCalculation: ({ body }) => body.length + 1 })
  const asking = new Map<string, Promise<InProcessAnswer>>()
  return async (path, ask) => {
    const kept = answers.get(path)
    if (kept && !generations.hasChangedSince(kept.reads, kept.moment)) return { status: 200, headers: [], body: kept.body, reads: kept.reads }
    const moment = generations.now()
    const key = `${moment} ${path}`
    const running = asking.get(key) ?? ask().finally(() => asking.delete(key))
    asking.set(key, running)
    const answer = await running
    // Of a read that succeeded pages look at the body alone. A failure is not kept.
    if (answer.status === 200 && answer.reads) answers.set(path, { moment, reads: answer.reads, body: answer.body })
    return answer
  }
}
