import { auctionPageUri } from '@vitrine/contracts/auctions/auction-url'
import type { AuctionCard } from '@vitrine/contracts/auctions/schemas'
import type { Executor } from '@vitrine/database/database'
import type { AuctionCard as IndexedCard } from '@vitrine/search/auctions/auctions.document'
import { sql } from 'kysely'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

type AuctionRow = Omit<IndexedCard, 'revision' | 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }

/** Of these auctions, those that everybody sees, each with its revision. */
export async function shownRevisions(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await executor
    .selectFrom('auctions')
    .select(['id', 'revision'])
    .where('id', 'in', [...ids])
    .where('status', '<>', 'draft')
    .execute()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

/** The same as cards. */
export async function auctionCards(
  executor: Executor,
  tree: TaxonomyTree,
  ids: readonly number[],
): Promise<Map<number, AuctionCard>> {
  const { rows } = await sql<AuctionRow>`
    SELECT a.id, a.title, a.house, a.place, a.time_zone AS "timeZone", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.status,
      a.is_sample AS "isSample", jsonb_array_length(a.lots) AS "lotCount", a.picture, ${categoryIdsOf('a')} AS "categoryIds"
    FROM auctions a WHERE a.id = ANY(${[...ids]}::bigint[]) AND a.status <> 'draft'`.execute(executor)
  return new Map(
    rows.map((row) => [
      row.id,
      toAuctionCard(tree, { ...row, startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() }),
    ]),
  )
}

/** @param auction the table's name or alias in the statement */
export const categoryIdsOf = (auction: 'a' | 'auctions') =>
  sql<
    number[]
  >`coalesce((SELECT json_agg(c.category_id ORDER BY c.category_id) FROM auction_categories c WHERE c.auction_id = ${sql.ref(`${auction}.id`)}), '[]')`

export function toAuctionCard(
  tree: TaxonomyTree,
  {
    id,
    title,
    house,
    place,
    timeZone,
    startsAt,
    endsAt,
    status,
    lotCount,
    picture,
    isSample,
    ...card
  }: Omit<IndexedCard, 'revision'>,
): AuctionCard {
  return {
    id,
    title,
    house,
    place,
    timeZone,
    status,
    lotCount,
    picture,
    isSample,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    categories: categoriesNamed(tree, card.categoryIds),
    pageURI: auctionPageUri({ id, title }),
  }
}

/** Those that pages show. */
export function categoriesNamed(
  tree: TaxonomyTree,
  ids: readonly number[],
): { url: string; title: string; image: string }[] {
  return ids
    .flatMap((id) => tree.find(id) ?? [])
    .filter((node) => !isHidden(node))
    .map(({ url, title, image }) => ({ url, title, image }))
}
