import { priceGuideLimits as limits } from '@vitrine/contracts/price-guide/messages'
import type { Overview } from '@vitrine/contracts/price-guide/schemas'
import type { Database } from '@vitrine/database/database'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import { sql } from 'kysely'
import { categoryFacet } from '../../taxonomy/queries/category-facet.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { loadCards } from './sold-item-cards.ts'

type Counted = { value: string; count: number }[]

/** Among so many of the newest sales the notable ones are looked for. */
const NEWEST = 2_000

/** What the landing page shows. Lists come from the rows, and so do counts while the search engine is away. */
export async function readOverview({
  database,
  engine,
  tree,
}: {
  database: Database
  engine: SearchEngine
  tree: TaxonomyTree
}): Promise<Overview> {
  const [{ total, categories, makers }, recent, notable] = await Promise.all([
    countByEngine(engine).catch((error: unknown) => {
      if (error instanceof SearchUnavailable) return countByRows(database)
      throw error
    }),
    loadCards(database, tree, sql`ORDER BY sale_date DESC, id DESC LIMIT ${limits.overviewItems}`),
    loadCards(
      database,
      tree,
      sql`
      JOIN (
        SELECT DISTINCT ON (newest.category_id) newest.id AS notable_id, length(newest.description) + 1000 * least(cardinality(newest.pictures), 1) AS worth
        FROM (SELECT id, category_id, description, pictures FROM sold_items ORDER BY sale_date DESC, id DESC OFFSET ${limits.overviewItems} LIMIT ${NEWEST}) newest
        WHERE newest.description <> ''
        ORDER BY newest.category_id, worth DESC, newest.id
      ) notable ON notable_id = id
      ORDER BY worth DESC, id LIMIT ${limits.overviewItems}
    `,
    ),
  ])
  return {
    total,
    categories: categoryFacet(tree, '', categories).map(({ url, title, count }) => ({ url, title, count })),
    makers: makers.filter(({ value }) => value !== '').slice(0, limits.overviewMakers),
    recent,
    notable,
  }
}

/** @throws SearchUnavailable */
async function countByEngine(engine: SearchEngine) {
  const { total, facets } = await engine.search(priceGuideIndex, {
    text: '',
    facets: ['categoryId', 'maker'],
    sort: 'relevance',
    offset: 0,
    limit: 0,
  })
  return { total, categories: facets['categoryId'] ?? [], makers: facets['maker'] ?? [] }
}

async function countByRows(
  database: Database,
): Promise<{ total: number; categories: Counted; makers: Counted }> {
  const { rows } = await sql<
    Counted[number]
  >`SELECT category_id::text AS value, count(*) FROM sold_items GROUP BY category_id`.execute(database)
  return { total: rows.reduce((sum, { count }) => sum + count, 0), categories: rows, makers: [] }
}
