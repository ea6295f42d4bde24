import type { Database } from '@vitrine/database/database'
import { DICTIONARY_IS_SEARCHABLE } from '@vitrine/platform/filling-in-marker'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'

const ASK_AGAIN_MS = 200

/** Prints the line when searches find every published article. Workers index them meanwhile. */
export async function tellWhenSearchable(
  database: Database,
  engine: Pick<SearchEngine, 'countDocuments'>,
  signal: AbortSignal,
): Promise<void> {
  const { published } = await database
    .selectFrom('articles')
    .select(sql<number>`count(*)::int`.as('published'))
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow()
  while (!signal.aborted) {
    // There may be no index yet.
    const found = await engine.countDocuments(dictionaryIndex).catch(() => 0)
    if (found >= published) return console.log(DICTIONARY_IS_SEARCHABLE)
    await sleep(ASK_AGAIN_MS, undefined, { signal }).catch(() => undefined)
  }
}
