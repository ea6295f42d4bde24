import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { VaultItemQuery } from '@vitrine/contracts/vault-items/list-query'
import { documentedSorts } from '@vitrine/contracts/vault-items/sorts'
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
  allOf,
  amongFurther,
  amountsJoined,
  asItIsTyped,
  documentedConditions,
  furtherConditions,
  hasWords,
  isFurtherFiltered,
  itemsWithRecords,
  textOf,
  titleHas,
} from './item-filters.ts'
import {
  doubtfulTerms,
  guessedFilter,
  readTitleFilter,
  understoodIn,
  type TitleFilter,
} from './title-filter.ts'

interface Order {
  column: RawBuilder<unknown>
  direction: RawBuilder<unknown>
}

const upwards = sql`ASC`
const downwards = sql`DESC`
/** What has no value comes last, either way. */
const [upwardsOrLast, downwardsOrLast] = [sql`ASC NULLS LAST`, sql`DESC NULLS LAST`]
const value = sql`amount.value`
const cost = sql`amount.cost`
const number = sql`nullif(record.number_order, '')`

const orders: Record<VaultItemQuery['s'], Order> = {
  'createdDate:desc': { column: sql`item.created_at`, direction: downwards },
  'createdDate:asc': { column: sql`item.created_at`, direction: upwards },
  'title:asc': { column: sql`item.sort_key`, direction: upwards },
  'title:desc': { column: sql`item.sort_key`, direction: downwards },
  'value:desc': { column: value, direction: downwardsOrLast },
  'value:asc': { column: value, direction: upwardsOrLast },
  'cost:desc': { column: cost, direction: downwardsOrLast },
  'cost:asc': { column: cost, direction: upwardsOrLast },
  'purchaseDate:desc': { column: sql`item.purchase_date`, direction: downwardsOrLast },
  'purchaseDate:asc': { column: sql`item.purchase_date`, direction: upwardsOrLast },
  'inventoryNumber:asc': { column: number, direction: upwardsOrLast },
  'inventoryNumber:desc': { column: number, direction: downwardsOrLast },
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
  const { page, filter, known } = await pageOf(userId, query, synonyms)
  const found = await loadPage(database, page)
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

/** Which items a query asks for, and how its text was read. */
export async function pageOf(userId: number, query: VaultItemQuery, synonyms: () => Promise<Synonyms>) {
  const text = textOf(query)
  const known = text ? await synonyms() : noSynonyms
  const filter = text ? readTitleFilter(text, known, { alsoRecords: query['f.text'] !== '' }) : null
  const page = filter?.words
    ? bestFirst(userId, query, { ...filter, words: filter.words, text })
    : asTyped(userId, query)
  return { page, filter, known }
}

/**
 * Both are read from the indexes of the member's items alone; what the page shows is loaded for its rows
 * only.
 */
function asTyped(userId: number, query: VaultItemQuery): Page {
  if (isFurther(query)) return furtherPage(userId, query)
  const { offset, limit, s } = query
  const text = textOf(query)
  const which = text
    ? sql`${documentedConditions(userId, query)} AND ${asItIsTyped(query)}`
    : documentedConditions(userId, query)
  const { column, direction } = orders[s]
  const from = itemsFor(query)
  return {
    withRecord: query.with === 'record',
    total: sql`(SELECT count(*) FROM ${from} WHERE ${which})`,
    ids: sql`ARRAY(SELECT item.id FROM ${from} WHERE ${which} ORDER BY ${column} ${direction}, item.id DESC OFFSET ${offset} LIMIT ${limit})`,
  }
}

/** Whether the list is filtered or sorted beyond what the documents know. */
function isFurther(query: VaultItemQuery): boolean {
  return !documentedSorts.some((sort) => sort === query.s) || isFurtherFiltered(query)
}

/** The items are read once, for both the page and the total. */
function furtherPage(userId: number, query: VaultItemQuery): Page {
  const { offset, limit, s } = query
  const { column, direction } = orders[s]
  const text = textOf(query)
  const which = text
    ? sql`${documentedConditions(userId, query)} AND ${asItIsTyped(query)} AND ${amongFurther(userId, query)}`
    : allOf([documentedConditions(userId, query), ...furtherConditions(userId, query)])
  return {
    withRecord: query.with === 'record',
    isRare: true,
    matched: sql`SELECT item.id, ${column} AS place FROM ${itemsWithRecords(userId)} ${amountsJoined(userId, query)} WHERE ${which}`,
    total: sql`(SELECT count(*) FROM matched)`,
    ids: sql`ARRAY(SELECT id FROM matched ORDER BY place ${direction}, id DESC OFFSET ${offset} LIMIT ${limit})`,
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
  const isRare = isFurther(query)
  const from = isRare ? sql`${itemsWithRecords(userId)} ${amountsJoined(userId, query)}` : itemsFor(query)
  const which = isRare
    ? sql`${documentedConditions(userId, query)} AND ${amongFurther(userId, query)}`
    : documentedConditions(userId, query)
  return {
    withRecord: query.with === 'record',
    isRare,
    matched: sql`SELECT item.id, ${column} AS place, CASE WHEN ${isTyped} THEN 0 WHEN item.title_words @@ ${ownWords}::tsquery THEN 1 WHEN ${titleHas(words)} THEN 2 ELSE 3 END AS rank
      FROM ${from} WHERE ${which} AND (${isTyped} OR ${hasWords(query, words)})`,
    total: sql`(SELECT count(*) FROM matched)`,
    ids: sql`ARRAY(SELECT id FROM matched ORDER BY rank, place ${direction}, id DESC OFFSET ${offset} LIMIT ${limit})`,
    title: sql`(SELECT title FROM vault_items WHERE id = (SELECT CASE WHEN min(rank) = 2 THEN max(id) END FROM matched))`,
  }
}

/** Records are joined only where they are looked through. */
function itemsFor({ 'f.text': text }: VaultItemQuery): RawBuilder<unknown> {
  return text
    ? sql`vault_items item LEFT JOIN vault_item_records record ON record.item_id = item.id`
    : sql`vault_items item`
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
