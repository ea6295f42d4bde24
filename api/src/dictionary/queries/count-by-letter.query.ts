import type { LetterCounts } from '@vitrine/contracts/dictionary/schemas'
import { letters } from '@vitrine/contracts/text'
import type { Database } from '@vitrine/database/database'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { letterCountsRequest } from '@vitrine/search/dictionary/dictionary.query'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import { SECTION } from '@vitrine/domain/texts/section'

/** '#' and A to Z with their counts, from the index; by SQL while the engine is away. */
export async function countByLetter(engine: SearchEngine, database: Database): Promise<LetterCounts> {
  const counts = new Map(
    (await fromIndex(engine).catch((error: unknown) => fromRows(database, error))).map(({ value, count }) => [
      value,
      count,
    ]),
  )
  return { items: letters.map((letter) => ({ letter, count: counts.get(letter) ?? 0 })) }
}

async function fromIndex(engine: SearchEngine) {
  const { facets } = await engine.search(dictionaryIndex, letterCountsRequest())
  return facets['letter'] ?? []
}

async function fromRows(database: Database, error: unknown): Promise<{ value: string; count: number }[]> {
  if (!(error instanceof SearchUnavailable)) throw error
  return await database
    .selectFrom('articles')
    .select(({ fn }) => ['letter as value', fn.countAll<number>().as('count')])
    .where('section', '=', SECTION)
    .where('status', '=', 'PUBLISHED')
    .groupBy('letter')
    .execute()
}
