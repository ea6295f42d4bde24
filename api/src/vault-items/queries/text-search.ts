import { setImmediate as otherCalls } from 'node:timers/promises'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { VaultItemFilters } from '@vitrine/contracts/vault-items/list-query'
import type { Database } from '@vitrine/database/database'
import { holdsText, likeText } from '@vitrine/database/folded-texts'
import { PREPARED } from '@vitrine/database/prepared'
import { sql, type RawBuilder } from 'kysely'
import { ownedBy } from './item-filters.ts'
import type { Words } from './title-filter.ts'

/** Of so many newest items the titles are read for words that a misspelled one may stand for. */
const TITLES_GUESSED_AMONG = 20_000
/** The same of all of their words, which take longer. */
const ITEMS_GUESSED_AMONG = 10_000
/** What is read before other calls have their turn. */
const LETTERS_A_STEP = 100_000
/** As the column `title_words` has them apart. */
const BETWEEN_WORDS = /[\s#%@*_\\$+<=>^`|~]+/

/** Whether a title has words in any order. */
export function titleHas(words: Words): RawBuilder<boolean> {
  return sql<boolean>`item.title_words @@ ${every(words)}::tsquery`
}

/**
 * Whether a text stands in the title as it is typed, or the item has its words in any order: in the title, or
 * where the filter says so anywhere. A word may then stand in texts, specifics and record, or in the name of
 * the category, collection, a tag, the storage location or the insurer.
 *
 * @param text null where only the words count
 * @param words null where only what is typed counts
 */
export async function hasText(
  database: Database,
  userId: number,
  filters: VaultItemFilters,
  { text, words }: { text: string | null; words: Words | null },
): Promise<RawBuilder<boolean>> {
  const title = sql`item.title_folded`
  if (!filters['f.text']) {
    const isTyped = text === null ? sql`false` : holdsText(title, text)
    return sql<boolean>`(${isTyped} OR ${words ? titleHas(words) : sql`false`})`
  }
  // Each part has an index that begins with the owner.
  const parts = [
    numberedLike(userId, filters['f.text']),
    ...(text === null
      ? []
      : [sql`SELECT item.id FROM vault_items item WHERE ${ownedBy(userId)} AND ${likeText(title, text)}`]),
    ...(words === null ? [] : [await havingAnywhere(database, userId, words)]),
  ]
  return sql<boolean>`item.id IN (${sql.join(parts, sql` UNION `)})`
}

/** Names are looked up first: few words are names, and the others take one lookup. */
async function havingAnywhere(
  database: Database,
  userId: number,
  words: Words,
): Promise<RawBuilder<unknown>> {
  const inTexts = (query: string) =>
    sql`SELECT item_id FROM vault_item_texts WHERE user_id = ${userId} AND words @@ ${query}::tsquery`
  const names = await namesWith(database, userId, words)
  if (names.length === 0) return inTexts(every(words))
  const withWord = words.map((query, at) => {
    const called = names.filter(({ term }) => term === at).map(({ kind, ids }) => calledSo[kind](userId, ids))
    return sql`(${sql.join([inTexts(query), ...called], sql` UNION `)})`
  })
  return sql`(${sql.join(withWord, sql` INTERSECT `)})`
}

/** A number is found by how it begins. */
function numberedLike(userId: number, text: string): RawBuilder<unknown> {
  return sql`
    SELECT given.item_id
    FROM vault_inventory_numbers given JOIN vault_item_records record ON record.item_id = given.item_id
    WHERE given.user_id = ${userId} AND given.number_key ^@ ${sameTextKey(text)}
      AND starts_with(lower(record.inventory_number), ${text.toLowerCase()})`
}

function every(words: Words): string {
  return words.join(' & ')
}

type NameKind = 'category' | 'collection' | 'tag' | 'storageLocation' | 'insurer'

const ofItem =
  (column: 'category_id' | 'collection_id' | 'storage_location_id' | 'insurance_id') =>
  (userId: number, ids: number[]) =>
    sql`
      SELECT item.id FROM vault_items item
      WHERE ${ownedBy(userId)} AND ${sql.ref(`item.${column}`)} = ANY(${ids}::bigint[])`

/** Ids of a member's items with one of the names. */
const calledSo: Record<NameKind, (userId: number, ids: number[]) => RawBuilder<unknown>> = {
  category: ofItem('category_id'),
  collection: ofItem('collection_id'),
  tag: (_, ids) => sql`SELECT item_id FROM vault_item_tags WHERE tag_id = ANY(${ids}::bigint[])`,
  storageLocation: ofItem('storage_location_id'),
  insurer: ofItem('insurance_id'),
}

/** What can be called so beside titles: the member's own and what is everybody's. */
function named(userId: number): RawBuilder<unknown> {
  return sql`named AS (
    SELECT CASE type WHEN 'INSURANCE' THEN 'insurer' ELSE 'storageLocation' END AS kind, id, name_words AS words
    FROM custom_attributes WHERE user_id IS NULL OR user_id = ${userId}
    UNION ALL
    SELECT 'collection', id, title_words FROM collections WHERE user_id = ${userId}
    UNION ALL
    SELECT 'tag', id, title_words FROM tags WHERE user_id = ${userId}
    UNION ALL
    SELECT 'category', id, title_words FROM taxonomy_nodes
  )`
}

interface CalledSo {
  /** The place of the word among those that are looked up. */
  term: number
  kind: NameKind
  ids: number[]
}

/** What is called so, and what is inside of such a location. */
async function namesWith(database: Database, userId: number, words: Words): Promise<CalledSo[]> {
  const { rows } = await sql<CalledSo>`${PREPARED}
    WITH RECURSIVE ${named(userId)}, called AS (
      SELECT term.place, named.kind, named.id
      FROM named
      JOIN unnest(${words}::text[]) WITH ORDINALITY AS term (query, place) ON named.words @@ term.query::tsquery
      UNION
      SELECT called.place, called.kind, inner_place.id
      FROM called
      JOIN custom_attributes inner_place ON inner_place.parent_id = called.id AND inner_place.user_id = ${userId}
      WHERE called.kind = 'storageLocation'
    )
    SELECT (place - 1)::int AS term, kind, json_agg(id) AS ids FROM called GROUP BY place, kind
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
  const { rows } = await sql<{ words: string[] | null }>`${PREPARED}
    WITH ${named(userId)} SELECT array_agg(word) AS words FROM (
      SELECT DISTINCT unnest(tsvector_to_array(words)) AS word FROM (
        SELECT words FROM vault_item_texts WHERE user_id = ${userId} ORDER BY item_id DESC LIMIT ${ITEMS_GUESSED_AMONG}
      ) AS newest
      UNION
      SELECT unnest(tsvector_to_array(words)) FROM named
    ) AS known
  `.execute(database)
  return (rows[0]?.words ?? []).filter(isWord)
}

/** Postgres takes five times as long to find the words of titles. */
async function wordsOfTitles(database: Database, userId: number): Promise<string[]> {
  const { rows } = await sql<{ titles: string | null }>`${PREPARED}
    SELECT string_agg(title_folded, E'\n') AS titles FROM (
      SELECT title_folded FROM vault_items
      WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${TITLES_GUESSED_AMONG}
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
