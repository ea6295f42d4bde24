import { setImmediate as otherCalls } from 'node:timers/promises'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { VaultItemFilters } from '@vitrine/contracts/vault-items/list-query'
import type { Database } from '@vitrine/database/database'
import { holdsText, likeText } from '@vitrine/database/folded-texts'
import { PREPARED } from '@vitrine/database/prepared'
import { sql, type RawBuilder } from 'kysely'
import { ownedBy } from './item-filters.ts'
import type { Words } from './title-filter.ts'

/** Newest titles whose words are candidates for a misspelled word. */
const SPELLING_TITLES_MAX = 20_000
/** Newest items whose words are candidates when all fields are searched, which takes longer. */
const SPELLING_ITEMS_MAX = 10_000
/** What is read before other calls have their turn. */
const LETTERS_A_STEP = 100_000
/** As the column `title_words` has them apart. */
const BETWEEN_WORDS = /[\s#%@*_\\$+<=>^`|~]+/

/** Condition on `item`: the title has all of the words, in any order. */
export function titleMatches(words: Words): RawBuilder<boolean> {
  return sql<boolean>`item.title_words @@ ${tsqueryOf(words)}::tsquery`
}

/**
 * Condition on `item`: the title contains the text as typed, or the item matches all of its words in any
 * order. `f.title` searches titles. `f.text` searches titles, texts, specifics, the record, and the names of
 * category, collection, tags, storage location and insurer.
 *
 * @param text null to match words only
 * @param words null to match the typed text only
 */
export async function matchesText(
  database: Database,
  userId: number,
  filters: VaultItemFilters,
  { text, words }: { text: string | null; words: Words | null },
): Promise<RawBuilder<boolean>> {
  const title = sql`item.title_folded`
  if (!filters['f.text']) {
    const isTyped = text === null ? sql`false` : holdsText(title, text)
    return sql<boolean>`(${isTyped} OR ${words ? titleMatches(words) : sql`false`})`
  }
  // Each of these reads an index that starts with the owner.
  const parts = [
    itemsByNumberPrefix(userId, filters['f.text']),
    ...(text === null
      ? []
      : [sql`SELECT item.id FROM vault_items item WHERE ${ownedBy(userId)} AND ${likeText(title, text)}`]),
    ...(words === null ? [] : [await itemsMatchingWords(database, userId, words)]),
  ]
  return sql<boolean>`item.id IN (${sql.join(parts, sql` UNION `)})`
}

/** Names are looked up first: most words match none, and then one index lookup is enough. */
async function itemsMatchingWords(
  database: Database,
  userId: number,
  words: Words,
): Promise<RawBuilder<unknown>> {
  const inTexts = (query: string) =>
    sql`SELECT item_id FROM vault_item_texts WHERE user_id = ${userId} AND words @@ ${query}::tsquery`
  const names = await findNameMatches(database, userId, words)
  if (names.length === 0) return inTexts(tsqueryOf(words))
  const withWord = words.map((query, at) => {
    const byName = names
      .filter(({ term }) => term === at)
      .map(({ kind, ids }) => itemsByName[kind](userId, ids))
    return sql`(${sql.join([inTexts(query), ...byName], sql` UNION `)})`
  })
  return sql`(${sql.join(withWord, sql` INTERSECT `)})`
}

/** Ids of items whose inventory number starts with the text. */
function itemsByNumberPrefix(userId: number, text: string): RawBuilder<unknown> {
  return sql`
    SELECT given.item_id
    FROM vault_inventory_numbers given JOIN vault_item_records record ON record.item_id = given.item_id
    WHERE given.user_id = ${userId} AND given.number_key ^@ ${sameTextKey(text)}
      AND starts_with(lower(record.inventory_number), ${text.toLowerCase()})`
}

function tsqueryOf(words: Words): string {
  return words.join(' & ')
}

type NameKind = 'category' | 'collection' | 'tag' | 'storageLocation' | 'insurer'

const itemsByColumn =
  (column: 'category_id' | 'collection_id' | 'storage_location_id' | 'insurance_id') =>
  (userId: number, ids: number[]) =>
    sql`
      SELECT item.id FROM vault_items item
      WHERE ${ownedBy(userId)} AND ${sql.ref(`item.${column}`)} = ANY(${ids}::bigint[])`

/** Queries for the ids of items that use one of the named records. */
const itemsByName: Record<NameKind, (userId: number, ids: number[]) => RawBuilder<unknown>> = {
  category: itemsByColumn('category_id'),
  collection: itemsByColumn('collection_id'),
  tag: (_, ids) => sql`SELECT item_id FROM vault_item_tags WHERE tag_id = ANY(${ids}::bigint[])`,
  storageLocation: itemsByColumn('storage_location_id'),
  insurer: itemsByColumn('insurance_id'),
}

/** CTE of the names a member's items can be found by: their own and the shared ones. */
function searchableNames(userId: number): RawBuilder<unknown> {
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

interface NameMatch {
  /** Index of the word. */
  term: number
  kind: NameKind
  ids: number[]
}

/** Records whose name has one of the words. A matching location includes the locations inside it. */
async function findNameMatches(database: Database, userId: number, words: Words): Promise<NameMatch[]> {
  const { rows } = await sql<NameMatch>`${PREPARED}
    WITH RECURSIVE ${searchableNames(userId)}, called AS (
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

/** Candidates for misspelled words: words of titles, or of all fields if the filter searches them. */
export async function vocabulary(
  database: Database,
  userId: number,
  filters: VaultItemFilters,
): Promise<string[]> {
  return filters['f.text'] ? wordsOfItems(database, userId) : wordsOfTitles(database, userId)
}

async function wordsOfItems(database: Database, userId: number): Promise<string[]> {
  const { rows } = await sql<{ words: string[] | null }>`${PREPARED}
    WITH ${searchableNames(userId)} SELECT array_agg(word) AS words FROM (
      SELECT DISTINCT unnest(tsvector_to_array(words)) AS word FROM (
        SELECT words FROM vault_item_texts WHERE user_id = ${userId} ORDER BY item_id DESC LIMIT ${SPELLING_ITEMS_MAX}
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
      WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${SPELLING_TITLES_MAX}
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

/** Letters and digits, starting with a letter. */
function isWord(word: string): boolean {
  return /^\p{L}[\p{L}\p{N}]*$/u.test(word)
}
