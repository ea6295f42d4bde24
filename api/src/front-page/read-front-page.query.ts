import { dayInZone } from '@vitrine/contracts/auctions/time-zone'
import { frontPageLimits as limits } from '@vitrine/contracts/front-page/limits'
import type { FrontPage } from '@vitrine/contracts/front-page/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { auctionCards } from '../auctions/queries/auction-cards.ts'
import { loadCards as loadMarks } from '../marks/queries/mark-cards.ts'
import { loadCards as loadSoldItems } from '../price-guide/queries/sold-item-cards.ts'
import type { TaxonomyTree } from '../taxonomy/taxonomy-tree.ts'

/** Among so many of the newest sales those of different categories are looked for. */
const NEWEST_SALES = 500

interface FrontPageSources {
  database: Database
  tree: TaxonomyTree
  now: Date
}

/** All of it comes from the rows, so that the front page stands while the search engine is away. */
export async function readFrontPage({ database, tree, now }: FrontPageSources): Promise<FrontPage> {
  const [soldItems, marks, auctions] = await Promise.all([
    // The best described one of each category.
    loadSoldItems(
      database,
      tree,
      sql`
      JOIN (
        SELECT DISTINCT ON (newest.category_id) newest.id AS shown_id, length(newest.description) AS worth
        FROM (SELECT id, category_id, description FROM sold_items ORDER BY sale_date DESC, id DESC LIMIT ${NEWEST_SALES}) newest
        ORDER BY newest.category_id, worth DESC, newest.id
      ) shown ON shown_id = id
      ORDER BY worth DESC, id LIMIT ${limits.soldItems}`,
    ),
    // The best described one of each maker, of those with a picture.
    loadMarks(
      database,
      tree,
      sql`
      JOIN (
        SELECT DISTINCT ON (maker) id AS shown_id, length(description) + length(authenticity) AS worth
        FROM marks WHERE picture <> '' ORDER BY maker, worth DESC, id
      ) shown ON shown_id = id
      ORDER BY worth DESC, id LIMIT ${limits.marks}`,
    ),
    nextAuctions(database, tree, now),
  ])
  return {
    soldItems: soldItems.map(({ id, title, pageURI, saleDate }) => ({ id, title, pageURI, saleDate })),
    marks: marks.map(({ id, title, pageURI, place, period, thumbnail }) => ({
      id,
      title,
      pageURI,
      place,
      period,
      thumbnail,
    })),
    auctions,
  }
}

async function nextAuctions(database: Database, tree: TaxonomyTree, now: Date) {
  const next = await database
    .selectFrom('auctions')
    .select('id')
    .where('status', '=', 'published')
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limits.auctions)
    .execute()
  const cards = await auctionCards(
    database,
    tree,
    next.map(({ id }) => id),
  )
  return next
    .flatMap(({ id }) => cards.get(id) ?? [])
    .map(({ id, title, pageURI, house, place, timeZone, startsAt }) => ({
      id,
      title,
      pageURI,
      house,
      place,
      day: dayInZone(new Date(startsAt), timeZone),
    }))
}
