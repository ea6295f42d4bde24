import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { VaultItemQuery } from '@vitrine/contracts/vault-items/list-query'
import { documentedSorts } from '@vitrine/contracts/vault-items/sorts'
import type { VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { recordSearchLimits } from '@vitrine/contracts/search-limits'
import type { Database } from '@vitrine/database/database'
import { beginsWithText, holdsText } from '@vitrine/database/folded-texts'
import { noSynonyms, type Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import { sql, type RawBuilder } from 'kysely'
import { toldAs } from '../../search-hits/found-page.ts'
import { loadPage, type Page } from './item-rows.ts'
import {
  allOf,
  amongFurther,
  amountsJoined,
  documentedConditions,
  furtherConditions,
  isFurtherFiltered,
  itemsWithRecords,
  textOf,
} from './item-filters.ts'
import { matchesText, vocabulary, titleMatches } from './text-search.ts'
import {
  doubtfulTerms,
  guessedFilter,
  readTitleFilter,
  understoodIn,
  type TitleFilter,
  type Words,
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
  const { page, filter, known } = await pageOf(database, userId, query, synonyms)
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
export async function pageOf(
  database: Database,
  userId: number,
  query: VaultItemQuery,
  synonyms: () => Promise<Synonyms>,
) {
  const text = textOf(query)
  const known = text ? await synonyms() : noSynonyms
  const filter = text ? readTitleFilter(text, known, { anywhere: query['f.text'] !== '' }) : null
  const page = filter?.words
    ? await bestFirst(database, userId, query, { ...filter, words: filter.words, text })
    : await asTyped(database, userId, query)
  return { page, filter, known }
}

/**
 * Both are read from the indexes of the member's items alone; what the page shows is loaded for its rows
 * only.
 */
async function asTyped(database: Database, userId: number, query: VaultItemQuery): Promise<Page> {
  if (isFurther(query)) return furtherPage(database, userId, query)
  const { offset, limit, s } = query
  const text = textOf(query)
  const which = text
    ? sql`${documentedConditions(userId, query)} AND ${await matchesText(database, userId, query, { text, words: null })}`
    : documentedConditions(userId, query)
  const { column, direction } = orders[s]
  const from = sql`vault_items item`
  return {
    withRecord: query.with === 'record',
    isRare: query['f.text'] !== '',
    total: sql`(SELECT count(*) FROM ${from} WHERE ${which})`,
    ids: sql`ARRAY(SELECT item.id FROM ${from} WHERE ${which} ORDER BY ${column} ${direction}, item.id DESC OFFSET ${offset} LIMIT ${limit})`,
  }
}

/** The list is filtered or sorted beyond what the documents know. Such statements take many forms. */
function isFurther(query: VaultItemQuery): boolean {
  return !documentedSorts.some((sort) => sort === query.s) || isFurtherFiltered(query)
}

/** The items are read once, for both the page and the total. */
async function furtherPage(database: Database, userId: number, query: VaultItemQuery): Promise<Page> {
  const { offset, limit, s } = query
  const { column, direction } = orders[s]
  const text = textOf(query)
  const which = text
    ? sql`${documentedConditions(userId, query)} AND ${await matchesText(database, userId, query, { text, words: null })} AND ${amongFurther(userId, query)}`
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
  words: Words
  ownWords: Words
  /** Null where titles that hold it as it is typed are none. */
  text: string | null
}

/**
 * Titles that hold the filter as it is typed first, then those that have its words, then those that have
 * others in their place, then those that have some of the words elsewhere; each in the order that is asked
 * for. Where the best of them has others in the place of its words, its title says how the filter was read;
 * of several it is the newest one's, in any order.
 */
async function bestFirst(
  database: Database,
  userId: number,
  query: VaultItemQuery,
  { words, ownWords, text }: Worded,
): Promise<Page> {
  const { offset, limit, s } = query
  const { column, direction } = orders[s]
  const isTyped = text === null ? sql`false` : holdsText(sql`item.title_folded`, text)
  const isFiltered = isFurther(query)
  const from = isFiltered
    ? sql`${itemsWithRecords(userId)} ${amountsJoined(userId, query)}`
    : sql`vault_items item`
  const which = isFiltered
    ? sql`${documentedConditions(userId, query)} AND ${amongFurther(userId, query)}`
    : documentedConditions(userId, query)
  return {
    withRecord: query.with === 'record',
    isRare: isFiltered || query['f.text'] !== '',
    matched: sql`SELECT item.id, ${column} AS place, CASE WHEN ${isTyped} THEN 0 WHEN ${titleMatches(ownWords)} THEN 1 WHEN ${titleMatches(words)} THEN 2 ELSE 3 END AS rank
      FROM ${from} WHERE ${which} AND ${await matchesText(database, userId, query, { text, words })}`,
    total: sql`(SELECT count(*) FROM matched)`,
    ids: sql`ARRAY(SELECT id FROM matched ORDER BY rank, place ${direction}, id DESC OFFSET ${offset} LIMIT ${limit})`,
    title: sql`(SELECT title FROM vault_items WHERE id = (SELECT CASE WHEN min(rank) = 2 THEN max(id) END FROM matched))`,
  }
}

/** A few items that have words of nearly the same spelling, where the vault has no such word. */
async function closeSpellings(
  database: Database,
  userId: number,
  query: VaultItemQuery,
  filter: TitleFilter,
  synonyms: Synonyms,
): Promise<Pick<VaultItemList, 'understood' | 'closeSpellings'>> {
  const doubtful = doubtfulTerms(filter, synonyms)
  const guessed =
    doubtful.length > 0 && (await guessedFilter(filter, doubtful, await vocabulary(database, userId, query)))
  if (!guessed) return { understood: { kind: 'exact' } }
  const few = { ...query, offset: 0, limit: recordSearchLimits.closeSpellingsMax }
  const { items } = await loadPage(
    database,
    await bestFirst(database, userId, few, { ...guessed, text: null }),
  )
  const [best] = items
  return best
    ? { understood: toldAs(guessed.understoodIn(best.title)), closeSpellings: items }
    : { understood: { kind: 'exact' } }
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
