import { libraryLimits as limits } from '@vitrine/contracts/library/messages'
import type { Overview } from '@vitrine/contracts/library/schemas'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { categoryFacet } from '../../taxonomy/queries/category-facet.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { loadCards } from './book-cards.ts'

interface Counts {
  categories: { value: string; count: number }[]
  authors: { value: string; count: number }[]
  decades: { from: number; count: number }[]
}

/**
 * What the landing page shows. All of it comes from the rows, so that the page goes on while the search
 * engine is away.
 */
export async function readOverview({
  database,
  tree,
}: {
  database: Database
  tree: TaxonomyTree
}): Promise<Overview> {
  const [counts, recent, notable] = await Promise.all([
    readCounts(database),
    loadCards(database, tree, sql`ORDER BY id DESC LIMIT ${limits.overviewBooks}`),
    loadCards(
      database,
      tree,
      sql`
      JOIN (
        SELECT DISTINCT ON (one.category_id) one.id AS notable_id, jsonb_array_length(one.contents) AS worth
        FROM books one WHERE one.description <> '' ORDER BY one.category_id, worth DESC, one.id
      ) notable ON notable_id = id
      ORDER BY worth DESC, id LIMIT ${limits.overviewBooks}
    `,
    ),
  ])
  return {
    total: counts.categories.reduce((sum, { count }) => sum + count, 0),
    categories: categoryFacet(tree, '', counts.categories).map(({ url, title, count }) => ({
      url,
      title,
      count,
    })),
    authors: counts.authors,
    decades: counts.decades,
    recent,
    notable,
  }
}

async function readCounts(database: Database): Promise<Counts> {
  const [categories, authors, decades] = await Promise.all([
    sql<
      Counts['categories'][number]
    >`SELECT category_id::text AS value, count(*) FROM books GROUP BY category_id`.execute(database),
    sql<
      Counts['authors'][number]
    >`SELECT author AS value, count(*) FROM books, unnest(author_names) author GROUP BY author ORDER BY count(*) DESC, author LIMIT ${limits.overviewAuthors}`.execute(
      database,
    ),
    sql<
      Counts['decades'][number]
    >`SELECT year / 10 * 10 AS "from", count(*) FROM books GROUP BY 1 ORDER BY 1`.execute(database),
  ])
  return { categories: categories.rows, authors: authors.rows, decades: decades.rows }
}
