import { openDatabase } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { dictionarySearchRequest } from '@vitrine/search/dictionary/dictionary.query'
import { openSearchEngine } from '@vitrine/search/open-engine'
import { searchTexts } from '../search/search-texts.ts'
import { percentile } from '../shared/statistics.ts'
import type { SizedDatabase } from './databases.ts'
import { mixed } from '../shared/misspelled-texts.ts'

export interface Times {
  p50: number
  p99: number
}
export type WorkTimes = Record<string, { small: Times; large: Times }>

const ROUNDS = 2

/** One call of each kind of work; the caller goes through them in turn. */
type Work = Record<string, readonly (() => Promise<unknown>)[]>

/**
 * Both sizes in turn, call by call, so that a machine that grows slower grows slower for both. The first
 * round warms up.
 */
export async function measureWork(
  small: SizedDatabase,
  large: SizedDatabase,
  textCount: number,
): Promise<{ times: WorkTimes; categories: string[] }> {
  const texts = await textsOf(small, textCount)
  const [ofSmall, ofLarge] = [await openWork(small, texts), await openWork(large, texts)]
  const times: WorkTimes = {}
  for (const [name, calls] of Object.entries(ofSmall.work)) {
    const measured: { small: number[]; large: number[] } = { small: [], large: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, call] of calls.entries()) {
        const taken = { small: await timed(call), large: await timed(ofLarge.work[name]?.[at]) }
        if (round > 0) measured.small.push(taken.small)
        if (round > 0) measured.large.push(taken.large)
      }
    }
    times[name] = { small: timesOf(measured.small), large: timesOf(measured.large) }
  }
  await ofSmall.close()
  await ofLarge.close()
  return { times, categories: ofSmall.categories }
}

async function openWork(
  { url }: SizedDatabase,
  texts: readonly string[],
): Promise<{ work: Work; categories: string[]; close(): Promise<void> }> {
  const { pool, close } = openDatabase({ url, poolSize: 2 })
  const openEngine = () =>
    openSearchEngine({ SEARCH_DISTRIBUTION: 'opensearch', SEARCH_INDEX_PREFIX: '' }, sqlExecutor(pool))
  const engine = openEngine()
  const { facets } = await engine.search(
    dictionaryIndex,
    dictionarySearchRequest({ query: '', categories: '', authors: '', s: undefined, offset: 0 }),
  )
  const categories = facets['rootCategoryUrl']?.map(({ value }) => value) ?? []
  const search =
    (query: string, given: { categories?: string } = {}, asked = engine) =>
    () =>
      asked.search(
        dictionaryIndex,
        dictionarySearchRequest({ query, categories: '', authors: '', s: undefined, offset: 0, ...given }),
      )
  return {
    work: {
      search: texts.map((text) => search(text)),
      // A process that has not counted the text yet.
      'search, not counted before': texts.map((text) => () => search(text, {}, openEngine())()),
      suggestions: texts.flatMap((text) =>
        text.length < 4
          ? []
          : [
              () =>
                engine.suggest(dictionaryIndex, { text: text.slice(0, 3 + (text.length % 4)), limit: 10 }),
            ],
      ),
      'empty text, a category': categories.map((url) => search('', { categories: url })),
      'empty text': Array.from({ length: 20 }, () => search('')),
    },
    categories,
    close,
  }
}

async function textsOf({ url }: SizedDatabase, count: number): Promise<string[]> {
  const { database, close } = openDatabase({ url })
  try {
    return mixed(await searchTexts(database, count))
  } finally {
    await close()
  }
}

async function timed(call: (() => Promise<unknown>) | undefined): Promise<number> {
  const begin = performance.now()
  await call?.()
  return performance.now() - begin
}

function timesOf(measured: readonly number[]): Times {
  return { p50: percentile(measured, 50), p99: percentile(measured, 99) }
}
