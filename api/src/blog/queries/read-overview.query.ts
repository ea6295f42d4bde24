import { blogWritingLimits as limits } from '@vitrine/contracts/blog/messages'
import type { BlogOverview } from '@vitrine/contracts/blog/schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import { categoryFacet } from '../../taxonomy/queries/category-facet.ts'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { loadCards } from './post-cards.ts'
import { authorFacet } from './search-posts.query.ts'

/** What the landing page shows. All of it comes from the rows, and stands while the search engine is away. */
export async function readOverview(executor: Executor, tree: TaxonomyTree): Promise<BlogOverview> {
  const recent = await loadCards(
    executor,
    tree,
    sql`ORDER BY p.published_on DESC, p.id DESC LIMIT ${limits.overviewPosts}`,
  )
  const [topics, authors, media, notable] = await Promise.all([
    countBy(executor, 'category_id'),
    countBy(executor, 'author_id'),
    loadCards(
      executor,
      tree,
      sql`AND p.kind = 'media' ORDER BY p.published_on DESC, p.id DESC LIMIT ${limits.overviewPosts}`,
    ),
    loadCards(
      executor,
      tree,
      sql`
      AND p.id IN (
        SELECT newest.id FROM (
          SELECT DISTINCT ON (category_id) id, words FROM blog_articles
          WHERE status = 'PUBLISHED' AND kind = 'article' AND NOT id = ANY(${recent.map(({ id }) => id)}::bigint[])
          ORDER BY category_id, published_on DESC, id DESC
        ) newest ORDER BY newest.words DESC, newest.id LIMIT ${limits.overviewPosts}
      )
      ORDER BY p.published_on DESC, p.id DESC
    `,
    ),
  ])
  return {
    total: topics.reduce((sum, { count }) => sum + count, 0),
    topics: categoryFacet(tree, '', topics)
      .filter(({ count }) => count > 0)
      .map(({ url, title, count }) => ({ url, title, count })),
    authors: await authorFacet(executor, authors),
    recent,
    media,
    notable,
  }
}

async function countBy(
  executor: Executor,
  column: 'category_id' | 'author_id',
): Promise<{ value: string; count: number }[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    SELECT ${sql.ref(column)}::text AS value, count(*) FROM blog_articles WHERE status = 'PUBLISHED' GROUP BY 1 ORDER BY 2 DESC, 1
  `.execute(executor)
  return rows
}
