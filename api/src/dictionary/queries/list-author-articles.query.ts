import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import type { ArticleList } from '@vitrine/contracts/dictionary/schemas'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { countPublished, listArticleCards } from './article-cards.ts'

/** An author's published articles, newest first. @throws AppError NOT_FOUND */
export async function listAuthorArticles(
  database: Database,
  { authorUrl, offset }: { authorUrl: string; offset: number },
): Promise<ArticleList> {
  const author = await database
    .selectFrom('authors')
    .select('id')
    .where('url', '=', authorUrl)
    .executeTakeFirst()
  if (!author) throw new AppError('NOT_FOUND')
  const where = sql`EXISTS (SELECT FROM article_authors aa WHERE aa.author_id = ${author.id} AND aa.article_id = a.id)`
  return await listArticleCards(database, {
    where,
    orderBy: sql`a.created_at DESC, a.id DESC`,
    total: await countPublished(database, where),
    offset,
    limit: dictionaryLimits.authorRecentArticles,
  })
}
