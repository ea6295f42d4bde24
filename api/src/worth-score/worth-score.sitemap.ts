import { ACCURACY_PAGE } from '@vitrine/contracts/worth-score/accuracy-page'
import type { Database } from '@vitrine/database/database'
import type { SitemapPage } from '../site/sitemap-part.ts'

/** The page of its accuracy, once there are figures. */
export async function* worthScorePages(database: Database): AsyncGenerator<SitemapPage> {
  const newest = await database
    .selectFrom('worth_score_lessons')
    .select('learnt_at')
    .where('accuracy', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest) yield { path: ACCURACY_PAGE, changed: newest.learnt_at }
}
