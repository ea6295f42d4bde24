import { blogWritingLimits as limits } from '@vitrine/contracts/blog/limits'
import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import type { Post, PostCard } from '@vitrine/contracts/blog/schemas'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { TaxonomyTree } from '../../../taxonomy/taxonomy-tree.ts'
import { loadCards } from '../post-cards.ts'

/** The posts that were published right before and right after one; of a draft without a day, the newest. */
export async function neighborsOf(executor: Executor, id: number): Promise<Pick<Post, 'previous' | 'next'>> {
  const { rows } = await sql<{ title: string; url: string; isNext: boolean }>`
    WITH own AS (SELECT coalesce(published_on, 'infinity'::date) AS published_on, id FROM blog_articles WHERE id = ${id})
    (SELECT p.title, p.url, false AS "isNext" FROM blog_articles p, own WHERE p.status = 'PUBLISHED' AND (p.published_on, p.id) < (own.published_on, own.id) ORDER BY p.published_on DESC, p.id DESC LIMIT 1)
    UNION ALL
    (SELECT p.title, p.url, true FROM blog_articles p, own WHERE p.status = 'PUBLISHED' AND (p.published_on, p.id) > (own.published_on, own.id) ORDER BY p.published_on, p.id LIMIT 1)
  `.execute(executor)
  const neighbor = (wanted: boolean) => {
    const row = rows.find(({ isNext }) => isNext === wanted)
    return row ? { title: row.title, pageURI: blogPageUri(row.url) } : null
  }
  return { previous: neighbor(false), next: neighbor(true) }
}

/** Other posts for the foot of one: of the same topic first, then of the same root, then the newest of all. */
export async function relatedTo(
  executor: Executor,
  tree: TaxonomyTree,
  { id, categoryId }: { id: number; categoryId: number },
): Promise<PostCard[]> {
  const [root] = tree.ancestors(categoryId)
  const near = root ? tree.idsBelow(root.id) : [categoryId]
  return await loadCards(
    executor,
    tree,
    sql`
    AND p.id <> ${id}
    ORDER BY (p.category_id = ${categoryId}) DESC, (p.category_id = ANY(${near}::bigint[])) DESC, p.published_on DESC, p.id DESC
    LIMIT ${limits.relatedPosts}
  `,
  )
}
