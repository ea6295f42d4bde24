import {
  ANY_ENTRY,
  CURRENCY_PARAMETER,
  itemFilters,
  NO_ENTRY,
  parameterOf,
  type FilterKind,
  type ItemFilter,
  type ItemFilterName,
  type ReadValues,
} from '@vitrine/contracts/vault-items/list-filters'
import type { VaultItemFilters } from '@vitrine/contracts/vault-items/list-query'
import { idsInside } from '@vitrine/domain/vault/location-tree'
import { ownershipValue } from '@vitrine/domain/vault/record-columns'
import { sql, type RawBuilder } from 'kysely'

type Condition<Kind extends FilterKind> = (value: ReadValues[Kind], asked: Asked) => RawBuilder<unknown>

interface Asked {
  userId: number
  currency: string
}

const entry =
  (column: RawBuilder<unknown>): Condition<'entry'> =>
  (value) =>
    value === NO_ENTRY
      ? sql`${column} IS NULL`
      : value === ANY_ENTRY
        ? sql`${column} IS NOT NULL`
        : sql`${column} = ${value}`

const line =
  (column: RawBuilder<unknown>): Condition<'line'> =>
  (value) =>
    sql`lower(${column}) = lower(${value})`

/** Both ends count. */
function between(column: RawBuilder<unknown>, { from, to }: { from: unknown; to: unknown }) {
  return sql`${from === null ? sql`true` : sql`${column} >= ${from}`} AND ${to === null ? sql`true` : sql`${column} <= ${to}`}`
}

const amounts =
  (column: RawBuilder<unknown>): Condition<'amounts'> =>
  (range, { userId, currency }) =>
    sql`item.id IN (SELECT amount.item_id FROM vault_item_amounts amount WHERE amount.user_id = ${userId} AND amount.currency = ${currency} AND ${between(column, range)})`

const hashOf = (text: RawBuilder<unknown>) => sql`hashtextextended(lower(${text}), 0)`

/** Of `vault_items item` and its `record`. */
const conditions: { [Filter in ItemFilter as Filter['name']]: Condition<Filter['kind']> } = {
  // With everything inside of it.
  storageLocationId: (value, asked) =>
    typeof value === 'number'
      ? sql`item.storage_location_id = ANY(${idsInside(asked.userId, value)})`
      : entry(sql`item.storage_location_id`)(value, asked),
  insuranceId: entry(sql`item.insurance_id`),
  collectionId: entry(sql`item.collection_id`),
  ownership: (names) => sql`${ownershipValue} = ANY(${[...names]}::text[])`,
  objectType: line(sql`record.object_type`),
  maker: line(sql`record.maker`),
  acquired: (range) => between(sql`item.purchase_date`, range),
  cost: amounts(sql`amount.cost`),
  value: amounts(sql`amount.value`),
  valued: (name, { userId }) =>
    sql`(item.id IN (SELECT amount.item_id FROM vault_item_amounts amount WHERE amount.user_id = ${userId} AND amount.value IS NOT NULL)) = ${name === 'yes'}`,
  valuedBefore: (day, { userId }) =>
    sql`item.id IN (SELECT amount.item_id FROM vault_item_amounts amount WHERE amount.user_id = ${userId} GROUP BY amount.item_id HAVING max(amount.valued_on) < ${day}::date)`,
  photos: (name) => sql`(item.images_count > 0) = ${name === 'yes'}`,
  // The index has the hashes, the row the texts. OFFSET has it looked up item by item: how many specifics of
  // all members are alike cannot be estimated.
  specific: ({ name, value }) =>
    sql`EXISTS (SELECT FROM vault_item_specifics specific WHERE specific.item_id = item.id
      AND ${hashOf(sql`specific.display_name`)} = ${hashOf(sql`${name}`)} AND ${hashOf(sql`specific.value`)} = ${hashOf(sql`${value}`)}
      AND lower(specific.display_name) = lower(${name}) AND lower(specific.value) = lower(${value}) OFFSET 0)`,
}

/** The filters beside the documented ones that are set, with their conditions. */
export function namedConditions(
  userId: number,
  filters: VaultItemFilters,
): { name: ItemFilterName; condition: RawBuilder<unknown> }[] {
  const asked = { userId, currency: filters[CURRENCY_PARAMETER] }
  return itemFilters.flatMap(({ name }) => {
    const condition = conditionOf(name, filters[parameterOf(name)], asked)
    return condition ? [{ name, condition }] : []
  })
}

export function furtherConditions(userId: number, filters: VaultItemFilters): RawBuilder<unknown>[] {
  return namedConditions(userId, filters).map(({ condition }) => condition)
}

export function isFurtherFiltered(filters: VaultItemFilters): boolean {
  return itemFilters.some(({ name }) => filters[parameterOf(name)] !== null)
}

function conditionOf<Name extends ItemFilterName>(
  name: Name,
  value: ReadValues[FilterKind] | null,
  asked: Asked,
): RawBuilder<unknown> | null {
  // The parameter of a filter has the type that its condition takes: both follow the same list.
  const condition = conditions[name] as (value: unknown, asked: Asked) => RawBuilder<unknown>
  return value === null ? null : condition(value, asked)
}

/** A member's items with their records, both read from indexes by their owner. */
export function itemsWithRecords(userId: number): RawBuilder<unknown> {
  return sql`vault_items item LEFT JOIN vault_item_records record ON record.item_id = item.id AND record.user_id = ${userId}`
}

/** What an item cost and is worth in the chosen currency, as `amount`. */
export function amountsJoined(userId: number, filters: VaultItemFilters): RawBuilder<unknown> {
  return sql`LEFT JOIN vault_item_amounts amount ON amount.item_id = item.id AND amount.user_id = ${userId} AND amount.currency = ${filters[CURRENCY_PARAMETER]}`
}

/**
 * The further filters beside a text: one index has the words of titles, another one what is filtered by, and
 * both are read without the rows.
 */
export function amongFurther(userId: number, filters: VaultItemFilters): RawBuilder<unknown> {
  const further = furtherConditions(userId, filters)
  return further.length === 0
    ? sql`true`
    : isAmong(sql`${itemsWithRecords(userId)} WHERE ${allOf([ownedBy(userId), ...further])}`)
}

/**
 * Whether an item is one of others that are found once and hashed. A join would look each of them up where
 * Postgres expects few: it knows nothing of how a member's texts, places and amounts go together.
 */
export function isAmong(others: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(item.id IN (SELECT item.id FROM ${others})) IS TRUE`
}

/** The documented filters but that of titles, joined by 'and'; an id that is nobody's matches nothing. */
export function documentedConditions(userId: number, query: VaultItemFilters): RawBuilder<boolean> {
  const {
    'f.categoryId': categoryId,
    'f.tagsId': tagId,
    'f.itemCollectionId': collectionId,
    'f.itemCollectionIdSpecified': isInOne,
    'f.itemCollectionIdEqOrUnspecified': ownOrNone,
  } = query
  return allOf([
    ownedBy(userId),
    ...(categoryId === null ? [] : [sql`item.category_id = ${categoryId}`]),
    ...(tagId === null
      ? []
      : [
          sql`EXISTS (SELECT FROM vault_item_tags carried WHERE carried.item_id = item.id AND carried.tag_id = ${tagId})`,
        ]),
    ...(collectionId === null ? [] : [sql`item.collection_id = ${collectionId}`]),
    ...(isInOne === null ? [] : [sql`(item.collection_id IS NOT NULL) = ${isInOne}`]),
    ...(ownOrNone === null ? [] : [sql`(item.collection_id IS NULL OR item.collection_id = ${ownOrNone})`]),
  ])
}

/** Which items are the member's, and not deleted. */
export function ownedBy(userId: number): RawBuilder<unknown> {
  return sql`item.user_id = ${userId} AND item.deleted_at IS NULL`
}

export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

/** What is looked for in titles, or anywhere. */
export function textOf({ 'f.text': text, 'f.title': title }: VaultItemFilters): string {
  return text || title
}
