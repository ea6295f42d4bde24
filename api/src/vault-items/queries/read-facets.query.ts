import {
  FACET_CHOICES_MAX,
  facetNames,
  NO_ENTRY,
  parameterOf,
  type FacetName,
} from '@vitrine/contracts/vault-items/list-filters'
import type { VaultItemFilters } from '@vitrine/contracts/vault-items/list-query'
import type { ItemFacets } from '@vitrine/contracts/vault-items/schemas'
import type { Database } from '@vitrine/database/database'
import { locationTree } from '@vitrine/domain/vault/location-tree'
import { ownershipValue } from '@vitrine/domain/vault/record-columns'
import type { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import { sql, type RawBuilder } from 'kysely'
import {
  allOf,
  documentedConditions,
  isAmong,
  itemsWithRecords,
  namedConditions,
  ownedBy,
  textOf,
} from './item-filters.ts'
import { matchesText } from './text-search.ts'
import { readTitleFilter } from './title-filter.ts'

interface Facet {
  /** What items are grouped by, of `item` and its `record`. */
  key: RawBuilder<unknown>
  /** The value of a group as its filter takes it, of its key; null for a group that is not listed. */
  value: (key: RawBuilder<unknown>) => RawBuilder<unknown>
  /** What a listed group is called, of its `value` and a text of one of its items. */
  label: RawBuilder<unknown>
}

const entry = (column: RawBuilder<unknown>, label: RawBuilder<unknown>): Facet => ({
  key: column,
  value: (key) => sql`coalesce(${key}::text, ${sql.lit(NO_ENTRY)})`,
  label: sql`CASE WHEN value <> ${sql.lit(NO_ENTRY)} THEN ${label} END`,
})

/** Capitals do not matter: a group is called as one of its items has it. */
const line = (column: RawBuilder<unknown>, label: RawBuilder<unknown>): Facet => ({
  key: sql`lower(${column})`,
  value: (key) => sql`nullif(${key}, '')`,
  label,
})

/** Of the member or of everybody: an id that was asked for may be another member's. */
const attribute = sql`(SELECT display_name FROM custom_attributes WHERE id = value::bigint AND coalesce(user_id, owner) = owner)`

/** 'House › Kitchen › Shelf', of the member's own and the default ones. */
const placeName = sql`(SELECT array_to_string(place.names || place.display_name, ' › ') FROM place WHERE place.id = value::bigint)`

const facets: Record<FacetName, Facet> = {
  storageLocationId: entry(sql`item.storage_location_id`, placeName),
  insuranceId: entry(sql`item.insurance_id`, attribute),
  collectionId: entry(
    sql`item.collection_id`,
    sql`(SELECT title FROM collections WHERE id = value::bigint AND user_id = owner)`,
  ),
  ownership: { key: ownershipValue, value: (key) => key, label: sql`NULL` },
  objectType: line(sql`record.object_type`, sql`object_type`),
  maker: line(sql`record.maker`, sql`maker`),
  categoryId: {
    key: sql`item.category_id`,
    // The documented filter has no value for 'no category'.
    value: (key) => sql`${key}::text`,
    label: sql`(SELECT title FROM taxonomy_nodes WHERE id = value::bigint)`,
  },
}

const LOCATIONS: FacetName = 'storageLocationId'

interface Row {
  name: FacetName | null
  value: string | null
  label: string | null
  items: number
  others: number
}

/**
 * How many of a member's items each choice has, by one pass over the indexes. An item that fails no filter
 * counts in each facet; one that fails a facet's own filter alone counts in that facet.
 *
 * @param synonyms are asked for where titles are filtered
 */
export async function readFacets(
  database: Database,
  userId: number,
  filters: VaultItemFilters,
  synonyms: () => Promise<Synonyms>,
): Promise<ItemFacets> {
  const chosen = chosenEntries(filters)
  const { always, own } = await splitConditions(database, userId, filters, synonyms)
  const key = (name: FacetName) => sql.ref(`key_${facetNames.indexOf(name)}`)
  const perFacet = <Part>(part: (name: FacetName, facet: Facet) => Part) =>
    facetNames.map((name) => part(name, facets[name]))
  const failed =
    own.length === 0
      ? sql`0`
      : sql.join(
          own.map(({ condition }, at) => sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.lit(2 ** at)} END`),
          sql` + `,
        )
  const itemsOf = (name: FacetName) => {
    const at = own.findIndex((condition) => condition.name === name)
    return at < 0 ? sql`failed_0` : sql`failed_0 + ${sql.ref(`failed_${2 ** at}`)}`
  }
  const counts = [0, ...own.map((_, at) => 2 ** at)]
  const { rows } = await sql<Row>`
    WITH RECURSIVE ${locationTree(userId)}, found AS (
      SELECT ${sql.join(perFacet((name, { key: column }) => sql`${column} AS ${key(name)}`))}, record.object_type, record.maker, ${failed} AS failed
      FROM ${itemsWithRecords(userId)} WHERE ${always}
    ), counted AS (
      SELECT ${sql.join(perFacet((name) => key(name)))}, any_value(object_type) AS object_type, any_value(maker) AS maker,
        CASE ${sql.join(
          perFacet((name) => sql`WHEN GROUPING(${key(name)}) = 0 THEN ${sql.lit(name)}`),
          sql` `,
        )} END AS name,
        ${sql.join(counts.map((of) => sql`count(*) FILTER (WHERE failed = ${sql.lit(of)})::int AS ${sql.ref(`failed_${of}`)}`))}
      FROM found GROUP BY GROUPING SETS (${sql.join(perFacet((name) => sql`(${key(name)})`))}, ())
    ), valued AS (
      SELECT name, object_type, maker,
        CASE name ${sql.join(
          perFacet((name, { value }) => sql`WHEN ${sql.lit(name)} THEN ${value(key(name))}`),
          sql` `,
        )} END AS value,
        CASE name ${sql.join(
          perFacet((name) => sql`WHEN ${sql.lit(name)} THEN ${itemsOf(name)}`),
          sql` `,
        )} ELSE failed_0 END AS items
      FROM counted
    ), within AS (
      SELECT * FROM valued WHERE name IS DISTINCT FROM ${LOCATIONS} OR value = ${NO_ENTRY}
      UNION ALL
      -- Of a storage location with everything inside, as it is filtered.
      SELECT ${LOCATIONS}, NULL, NULL, around.id::text, sum(valued.items)::int
      FROM valued JOIN place ON place.id::text = valued.value CROSS JOIN LATERAL unnest(place.ids) AS around (id)
      WHERE valued.name = ${LOCATIONS} GROUP BY around.id
    ), chosen AS (
      SELECT name, NULL AS object_type, NULL AS maker, value, 0 AS items FROM unnest(${chosen.map(({ name }) => name)}::text[], ${chosen.map(({ value }) => value)}::text[]) AS asked (name, value)
      WHERE NOT EXISTS (SELECT FROM within WHERE within.name = asked.name AND within.value = asked.value AND items > 0)
    ), ranked AS (
      SELECT *, ${userId}::bigint AS owner, row_number() OVER (PARTITION BY name ORDER BY items DESC, value COLLATE "C") AS place, count(*) OVER (PARTITION BY name)::int AS choices
      FROM (SELECT * FROM within WHERE (value IS NOT NULL AND items > 0) OR name IS NULL UNION ALL SELECT * FROM chosen) AS listed
    )
    SELECT name, value, items, greatest(choices - ${sql.lit(FACET_CHOICES_MAX)}, 0) AS others,
      CASE name ${sql.join(
        perFacet((name, { label }) => sql`WHEN ${sql.lit(name)} THEN ${label}`),
        sql` `,
      )} END AS label
    FROM ranked WHERE place <= ${sql.lit(FACET_CHOICES_MAX)} ORDER BY place
  `.execute(database)
  return {
    total: rows.find(({ name }) => name === null)?.items ?? 0,
    facets: facetNames.map((name) => {
      const listed = rows.filter((row) => row.name === name)
      return {
        name,
        choices: listed.flatMap(({ value, label, items }) =>
          // What was chosen and is nobody's has no name.
          value === null || (items === 0 && label === null) ? [] : [{ value, label, items }],
        ),
        others: listed[0]?.others ?? 0,
      }
    }),
  }
}

/** The entries that are filtered by: they are named also where no item has them. */
function chosenEntries(filters: VaultItemFilters): { name: FacetName; value: string }[] {
  return (['storageLocationId', 'insuranceId', 'collectionId'] as const).flatMap((name) => {
    const value = filters[parameterOf(name)]
    return typeof value === 'number' ? [{ name, value: String(value) }] : []
  })
}

/** Those of facets, which their own counts leave out, and all others. */
async function splitConditions(
  database: Database,
  userId: number,
  filters: VaultItemFilters,
  synonyms: () => Promise<Synonyms>,
) {
  const isFacet = (name: string): name is FacetName => facetNames.some((facet) => facet === name)
  const named = namedConditions(userId, filters)
  const categoryId = filters['f.categoryId']
  return {
    always: allOf([
      documentedConditions(userId, { ...filters, 'f.categoryId': null }),
      ...(await textConditions(database, userId, filters, synonyms)),
      ...named.flatMap(({ name, condition }) => (isFacet(name) ? [] : [condition])),
    ]),
    own: [
      ...named.filter(({ name }) => isFacet(name)),
      ...(categoryId === null
        ? []
        : [{ name: 'categoryId' as const, condition: sql`item.category_id = ${categoryId}` }]),
    ],
  }
}

/** The text of the filter is looked up in the index of titles, beside the one that is counted from. */
async function textConditions(
  database: Database,
  userId: number,
  filters: VaultItemFilters,
  synonyms: () => Promise<Synonyms>,
): Promise<RawBuilder<unknown>[]> {
  const text = textOf(filters)
  if (!text) return []
  const words = readTitleFilter(text, await synonyms(), { anywhere: filters['f.text'] !== '' })?.words ?? null
  return [
    isAmong(
      sql`vault_items item WHERE ${ownedBy(userId)} AND ${await matchesText(database, userId, filters, { text, words })}`,
    ),
  ]
}
