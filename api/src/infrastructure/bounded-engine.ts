import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import fastq from 'fastq'

export interface SearchBounds {
  /** Searches and suggestions that the engine works on at once. */
  atOnce: number
  /** Those that may wait for their turn; who comes after them is refused at once. */
  waiting: number
  /** Milliseconds after which one that still waits is refused. */
  waitMs: number
}

/** Of one process. Somebody who waits longer has gone already, and asks again. */
export const searchBounds: SearchBounds = { atOnce: 5, waiting: 60, waitMs: 3_000 }

/**
 * The same engine, which takes so many questions at once and no more: a flood of slow ones ends in quick
 * refusals.
 */
export function boundedEngine(
  engine: SearchEngine,
  { atOnce, waiting, waitMs }: SearchBounds = searchBounds,
): SearchEngine {
  const turns = fastq.promise(async (work: () => Promise<void>) => await work(), atOnce)
  const enqueue = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    if (turns.length() >= waiting) throw new SearchUnavailable(new Error(`${waiting} searches wait already`))
    const cameAt = performance.now()
    const result = Promise.withResolvers<Result>()
    await turns.push(async () => {
      if (performance.now() - cameAt > waitMs)
        throw new SearchUnavailable(new Error(`no turn within ${waitMs} ms`))
      result.resolve(await ask())
    })
    return await result.promise
  }
  return {
    ...engine,
    search: (definition, request) => enqueue(() => engine.search(definition, request)),
    suggest: (definition, request) => enqueue(() => engine.suggest(definition, request)),
    moreLikeThis: (definition, request) => enqueue(() => engine.moreLikeThis(definition, request)),
    idsLikeThis: (definition, request) => enqueue(() => engine.idsLikeThis(definition, request)),
  }
}
