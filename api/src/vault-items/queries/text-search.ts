import { setImmediate as otherCalls } from 'node:timers/promises'
import type { VaultItemFilters } from '@vitrine/contracts/vault-items/list-query'
import type { Database } from '@vitrine/database/database'
import { PREPARED } from '@vitrine/database/prepared'
import { locationTree } from '@vitrine/domain/vault/location-tree'
import { sql, type RawBuilder } from 'kysely'
import { allOf, orNumbered } from './item-filters.ts'
import type { Words } from './title-filter.ts'

/** Of so many newest items the words are read that a misspelled one may stand for. */
const GUESSED_AMONG = 20_000
/** What is read before other calls have their turn. */
const LETTERS_A_STEP = 100_000
/** As the column `title_words` has them apart. */
const BETWEEN_WORDS = /[\s#%@*_\\$+<=>^`|~]+/

/** Whether a title has words in any order. */
export function titleHas(words: Words): RawBuilder<boolean> {
  return sql<boolean>`item.title_words @@ ${every(words)}::tsquery`
}

/**
 * Whether an item has words in any order: in its title, or where the filter says so anywhere. A word may then
 * stand in its texts, specifics and record, or in the name of its category, collection, tag, storage location
 * or insurer. What is called so is looked up first: few words are names, and the others take one lookup.
 */
export async function havingWords(
  database: Database,
  userId: number,
  filters: VaultItemFilters,
  words: Words,
): Promise<RawBuilder<boolean>> {
  const text = filters['f.text']
  if (!text) return titleHas(words)
  const names = await namesWith(database, userId, words)
  const inTexts = (query: string) =>
    sql`item.id IN (SELECT item_id FROM vault_item_texts WHERE user_id = ${userId} AND words @@ ${query}::tsquery)`
  const found =
    names.length === 0
      ? inTexts(every(words))
      : allOf(
          words.map((query, at) => {
            const called = names.filter(({ term }) => term === at).map(({ kind, ids }) => isCalled[kind](ids))
            return sql`(${sql.join([inTexts(query), ...called], sql` OR `)})`
          }),
        )
  return sql<boolean>`(${found}${orNumbered(filters, text)})`
}

function every(words: Words): string {
  return words.join(' & ')
}

type NameKind = 'category' | 'collection' | 'tag' | 'storageLocation' | 'insurer'

const isCalled: Record<NameKind, (ids: number[]) => RawBuilder<unknown>> = {
  category: (ids) => sql`item.category_id = ANY(${ids}::bigint[])`,
  collection: (ids) => sql`item.collection_id = ANY(${ids}::bigint[])`,
  tag: (ids) => sql`item.id IN (SELECT item_id FROM vault_item_tags WHERE tag_id = ANY(${ids}::bigint[]))`,
  storageLocation: (ids) => sql`item.storage_location_id = ANY(${ids}::bigint[])`,
  insurer: (ids) => sql`item.insurance_id = ANY(${ids}::bigint[])`,
}

/** What else can be called so: names of the member's own and of everybody's, a location with those around it. */
function names(userId: number): RawBuilder<unknown> {
  return sql`
    WITH RECURSIVE ${locationTree(userId)}, named AS (
      SELECT 'storageLocation' AS kind, id, array_to_string(names || display_name, E'\\n') AS name FROM place
      UNION ALL
      SELECT 'insurer', id, display_name FROM custom_attributes WHERE type = 'INSURANCE' AND (user_id IS NULL OR user_id = ${userId})
      UNION ALL
      SELECT 'collection', id, title FROM collections WHERE user_id = ${userId}
      UNION ALL
      SELECT 'tag', id, title FROM tags WHERE user_id = ${userId}
      UNION ALL
      SELECT 'category', id, title FROM taxonomy_nodes
    )`
}

interface CalledSo {
  /** The place of the word among those that are looked up. */
  term: number
  kind: NameKind
  ids: number[]
}

async function namesWith(database: Database, userId: number, words: Words): Promise<CalledSo[]> {
  const { rows } = await sql<CalledSo>`${PREPARED} ${names(userId)}
    SELECT (term.place - 1)::int AS term, named.kind, json_agg(named.id) AS ids
    FROM named JOIN unnest(${words}::text[]) WITH ORDINALITY AS term (query, place) ON array_to_tsvector(vault_words(named.name)) @@ term.query::tsquery
    GROUP BY term.place, named.kind
  `.execute(database)
  return rows
}

/** Each word that a misspelled one may stand for: of titles, or of all that the filter looks through. */
export async function knownWords(
  database: Database,
  userId: number,
  filters: VaultItemFilters,
): Promise<string[]> {
  return filters['f.text'] ? wordsAnywhere(database, userId) : wordsOfTitles(database, userId)
}

async function wordsAnywhere(database: Database, userId: number): Promise<string[]> {
  const { rows } = await sql<{ words: string[] | null }>`${PREPARED} ${names(userId)}
    SELECT array_agg(word) AS words FROM (
      SELECT DISTINCT unnest(tsvector_to_array(words)) AS word FROM (
        SELECT words FROM vault_item_texts WHERE user_id = ${userId} ORDER BY item_id DESC LIMIT ${GUESSED_AMONG}
      ) AS newest
      UNION
      SELECT unnest(vault_words(name)) FROM named
    ) AS known
  `.execute(database)
  return (rows[0]?.words ?? []).filter(isWord)
}

/** Postgres takes five times as long to find the words of titles. */
async function wordsOfTitles(database: Database, userId: number): Promise<string[]> {
  const { rows } = await sql<{ titles: string | null }>`${PREPARED}
    SELECT string_agg(title_folded, E'\n') AS titles FROM (
      SELECT title_folded FROM vault_items WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${GUESSED_AMONG}
    ) newest
  `.execute(database)
  const titles = rows[0]?.titles ?? ''
  const words = new Set<string>()
  for (let from = 0; from < titles.length;) {
    const end = titles.indexOf('\n', from + LETTERS_A_STEP)
    const to = end < 0 ? titles.length : end
    for (const word of titles.slice(from, to).split(BETWEEN_WORDS)) words.add(word)
    from = to + 1
    await otherCalls()
  }
  return [...words].filter(isWord)
}

/** No numbers, and nothing with other signs. */
function isWord(word: string): boolean {
  return /^\p{L}[\p{L}\p{N}]*$/u.test(word)
}
