import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { VaultItemQuery } from '@vitrine/contracts/vault-items/list-query'
import type { VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { recordSearchLimits } from '@vitrine/contracts/search-limits'
import type { Database } from '@vitrine/database/database'
import { beginsWithText, holdsText } from '@vitrine/database/folded-texts'
import { PREPARED } from '@vitrine/database/prepared'
import { noSynonyms, type Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import { sql, type RawBuilder } from 'kysely'
import { toldAs } from '../../search-hits/found-page.ts'
import { loadPage, type Page } from './item-rows.ts'
import {
  doubtfulTerms,
  guessedFilter,
  readTitleFilter,
  understoodIn,
  type TitleFilter,
} from './title-filter.ts'

const orders: Record<VaultItemQuery['s'], { column: RawBuilder<unknown>; direction: RawBuilder<unknown> }> = {
  'createdDate:desc': { column: sql`item.created_at`, direction: sql`DESC` },
  'createdDate:asc': { column: sql`item.created_at`, direction: sql`ASC` },
  'title:asc': { column: sql`item.sort_key`, direction: sql`ASC` },
  'title:desc': { column: sql`item.sort_key`, direction: sql`DESC` },
}

/** Of so many newest items the titles are read for words that a misspelled one may stand for. */
const GUESSED_AMONG = 20_000

/**
 * One page of a member's items, filtered and sorted, with the number of all that match.
 *
 * @param synonyms are asked for where titles are filtered
 */
export async function listItems(
  database: Database,
  userId: number,
  query: VaultItemQuery,
  synonyms: () => Promise<Synonyms>,
): Promise<VaultItemList> {
  const { offset, limit } = query
  const text = textOf(query)
  const meta = (total: number) => ({ total, currentLimit: limit, currentOffset: offset })
  const known = text ? await synonyms() : noSynonyms
  const filter = text ? readTitleFilter(text, known, { alsoRecords: query['f.text'] !== '' }) : null
  const found = await loadPage(
    database,
    filter?.words
      ? bestFirst(userId, query, { ...filter, words: filter.words, text })
      : asTyped(userId, query),
  )
  const list = { items: found.items, meta: meta(found.total) }
  if (!text) return list
  if (found.total > 0 || !filter)
    return {
      ...list,
      understood: toldAs(
        filter && found.title !== null ? understoodIn(filter, found.title) : { kind: 'exact' },
      ),
    }
  return { ...list, ...(await closeSpellings(database, userId, query, filter, known)) }
}

/**
 * Both are read from the indexes of the member's items alone; what the page shows is loaded for its rows
 * only.
 */
function asTyped(userId: number, query: VaultItemQuery): Page {
  const { offset, limit, s } = query
  const text = textOf(query)
  const which = text
    ? sql`${conditionsOf(userId, query)} AND (${holdsText(sql`item.title_folded`, text)}${orNumbered(query, text)})`
    : conditionsOf(userId, query)
  const { column, direction } = orders[s]
  const from = itemsFor(query)
  return {
    withRecord: query.with === 'record',
    total: sql`(SELECT count(*) FROM ${from} WHERE ${which})`,
    ids: sql`ARRAY(SELECT item.id FROM ${from} WHERE ${which} ORDER BY ${column} ${direction}, item.id DESC OFFSET ${offset} LIMIT ${limit})`,
  }
}

interface Worded {
  words: string
  ownWords: string
  /** Null where titles that hold it as it is typed are none. */
  text: string | null
}

/**
 * Titles that hold the filter as it is typed first, then those that have its words, then those that have
 * others in their place, then those whose records have some of the words; each in the order that is asked
 * for. Where the best of them has others in the place of its words, its title says how the filter was read;
 * of several it is the newest one's, in any order.
 */
function bestFirst(userId: number, query: VaultItemQuery, { words, ownWords, text }: Worded): Page {
  const { offset, limit, s } = query
  const { column, direction } = orders[s]
  const isTyped = text === null ? sql`false` : holdsText(sql`item.title_folded`, text)
  const titleHas = sql<boolean>`item.title_words @@ ${words}::tsquery`
  const inRecord = query['f.text']
    ? sql` OR (item.title_words || record.words) @@ ${words}::tsquery${orNumbered(query, query['f.text'])}`
    : sql``
  return {
    withRecord: query.with === 'record',
    matched: sql`SELECT item.id, ${column} AS place, CASE WHEN ${isTyped} THEN 0 WHEN item.title_words @@ ${ownWords}::tsquery THEN 1 WHEN ${titleHas} THEN 2 ELSE 3 END AS rank
      FROM ${itemsFor(query)} WHERE ${conditionsOf(userId, query)} AND (${isTyped} OR ${titleHas}${inRecord})`,
    total: sql`(SELECT count(*) FROM matched)`,
    ids: sql`ARRAY(SELECT id FROM matched ORDER BY rank, place ${direction}, id DESC OFFSET ${offset} LIMIT ${limit})`,
    title: sql`(SELECT title FROM vault_items WHERE id = (SELECT CASE WHEN min(rank) = 2 THEN max(id) END FROM matched))`,
  }
}

/** What is looked for in titles, and in records as well where they are asked for. */
function textOf({ 'f.text': text, 'f.title': title }: VaultItemQuery): string {
  return text || title
}

/** Records are joined only where they are looked through. */
function itemsFor({ 'f.text': text }: VaultItemQuery): RawBuilder<unknown> {
  return text
    ? sql`vault_items item LEFT JOIN vault_item_records record ON record.item_id = item.id`
    : sql`vault_items item`
}

/** A number is found by how it begins. */
function orNumbered({ 'f.text': asked }: VaultItemQuery, text: string): RawBuilder<unknown> {
  return asked ? sql` OR starts_with(lower(record.inventory_number), ${text.toLowerCase()})` : sql``
}

/** A few items whose titles have words of nearly the same spelling, where the vault has no such word. */
async function closeSpellings(
  database: Database,
  userId: number,
  query: VaultItemQuery,
  filter: TitleFilter,
  synonyms: Synonyms,
): Promise<Pick<VaultItemList, 'understood' | 'closeSpellings'>> {
  const doubtful = doubtfulTerms(filter, synonyms)
  const guessed =
    doubtful.length > 0 && (await guessedFilter(filter, doubtful, await foldedTitles(database, userId)))
  if (!guessed) return { understood: { kind: 'exact' } }
  const few = { ...query, offset: 0, limit: recordSearchLimits.closeSpellingsMax }
  const { items } = await loadPage(database, bestFirst(userId, few, { ...guessed, text: null }))
  const [best] = items
  return best
    ? { understood: toldAs(guessed.understoodIn(best.title)), closeSpellings: items }
    : { understood: { kind: 'exact' } }
}

/** The member's newest titles, folded, a line each: Postgres takes five times as long to find their words. */
async function foldedTitles(database: Database, userId: number): Promise<string> {
  const { rows } = await sql<{ titles: string | null }>`${PREPARED}
    SELECT string_agg(title_folded, E'\\n') AS titles FROM (
      SELECT title_folded FROM vault_items WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${GUESSED_AMONG}
    ) newest
  `.execute(database)
  return rows[0]?.titles ?? ''
}

/** Filters but that of titles join by 'and'; an id that is nobody's matches nothing. */
function conditionsOf(userId: number, query: VaultItemQuery): RawBuilder<boolean> {
  const {
    'f.categoryId': categoryId,
    'f.tagsId': tagId,
    'f.itemCollectionId': collectionId,
    'f.itemCollectionIdSpecified': isInOne,
    'f.itemCollectionIdEqOrUnspecified': ownOrNone,
  } = query
  const conditions = [
    sql`item.user_id = ${userId} AND item.deleted_at IS NULL`,
    ...(categoryId === null ? [] : [sql`item.category_id = ${categoryId}`]),
    ...(tagId === null
      ? []
      : [
          sql`EXISTS (SELECT FROM vault_item_tags carried WHERE carried.item_id = item.id AND carried.tag_id = ${tagId})`,
        ]),
    ...(collectionId === null ? [] : [sql`item.collection_id = ${collectionId}`]),
    ...(isInOne === null ? [] : [sql`(item.collection_id IS NOT NULL) = ${isInOne}`]),
    ...(ownOrNone === null ? [] : [sql`(item.collection_id IS NULL OR item.collection_id = ${ownOrNone})`]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

interface TitleSuggestion {
  id: number
  title: string
}

/** Titles that begin with the term first, then those that hold it, each A to Z. */
export async function suggestItems(
  database: Database,
  userId: number,
  term: string,
): Promise<TitleSuggestion[]> {
  if (!term.trim()) return []
  const { rows } = await sql<TitleSuggestion>`
    SELECT id, title FROM vault_items
    WHERE user_id = ${userId} AND deleted_at IS NULL AND ${holdsText(sql`title_folded`, term)}
    ORDER BY NOT ${beginsWithText(sql`title_folded`, term)}, sort_key, id DESC
    LIMIT ${limits.suggestionsMax}
  `.execute(database)
  return rows
}

interface DashboardSuggestion {
  id: number
  title: string
  type: 'item' | 'collection'
}

/**
 * Items and collections together: titles that begin with the term first, then those that hold it, each A to
 * Z.
 */
export async function suggestForDashboard(
  database: Database,
  userId: number,
  term: string,
): Promise<DashboardSuggestion[]> {
  if (!term.trim()) return []
  const { rows } = await sql<DashboardSuggestion>`
    SELECT id, title, type FROM (
      SELECT id, title, 'item' AS type, title_folded, sort_key FROM vault_items WHERE user_id = ${userId} AND deleted_at IS NULL
      UNION ALL
      SELECT id, title, 'collection', title_folded, sort_key FROM collections WHERE user_id = ${userId}
    ) titled
    WHERE ${holdsText(sql`title_folded`, term)}
    ORDER BY NOT ${beginsWithText(sql`title_folded`, term)}, sort_key, type, id DESC
    LIMIT ${limits.suggestionsMax}
  `.execute(database)
  return rows
}
