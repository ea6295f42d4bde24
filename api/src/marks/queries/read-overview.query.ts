import { marksLimits as limits } from '@vitrine/contracts/marks/messages'
import type { Overview } from '@vitrine/contracts/marks/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { categoryFacet } from '../../taxonomy/queries/category-facet.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { loadCards } from './mark-cards.ts'

interface Counted {
  value: string
  count: number
}

/**
 * What the landing page shows. All of it comes from the rows, so that it stands there while the search engine
 * is away.
 */
export async function readOverview(database: Database, tree: TaxonomyTree): Promise<Overview> {
  const counted = async (column: string) =>
    (
      await sql<Counted>`SELECT ${sql.ref(column)}::text AS value, count(*) AS count FROM marks GROUP BY 1 ORDER BY 2 DESC, 1`.execute(
        database,
      )
    ).rows
  const [categories, makers, kinds, recent, notable] = await Promise.all([
    counted('category_id'),
    counted('maker'),
    counted('kind'),
    loadCards(database, tree, sql`ORDER BY id DESC LIMIT ${limits.overviewMarks}`),
    // The best described one of each maker.
    loadCards(
      database,
      tree,
      sql`
      JOIN (
        SELECT DISTINCT ON (maker) id AS notable_id, length(description) + length(authenticity) + 1000 * (picture <> '')::int AS worth
        FROM marks WHERE maker <> '' AND description <> '' ORDER BY maker, worth DESC, id
      ) notable ON notable_id = id
      ORDER BY worth DESC, id LIMIT ${limits.overviewMarks}
    `,
    ),
  ])
  return {
    total: categories.reduce((sum, { count }) => sum + count, 0),
    categories: categoryFacet(tree, '', categories).map(({ url, title, count }) => ({ url, title, count })),
    makers: makers.filter(({ value }) => value !== '').slice(0, limits.overviewMakers),
    kinds: kinds.slice(0, limits.facetValuesShown),
    recent,
    notable,
  }
}
