import { markPageUri } from '@vitrine/contracts/marks/mark-page'
import type { Database } from '@vitrine/database/database'
import type { SitemapPage } from '../site/sitemap-part.ts'

/** Read in portions, so that a large directory is never in memory as a whole. */
const PORTION = 5_000

/** The landing page, and each mark's own page. */
export async function* markPages(database: Database): AsyncGenerator<SitemapPage> {
  yield { path: '/marks' }
  let after = 0
  for (;;) {
    const marks = await database
      .selectFrom('marks')
      .select(['id', 'title', 'updated_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PORTION)
      .execute()
    for (const { id, title, updated_at } of marks) yield { path: markPageUri(id, title), changed: updated_at }
    after = marks.at(-1)?.id ?? 0
    if (marks.length < PORTION) return
  }
}
