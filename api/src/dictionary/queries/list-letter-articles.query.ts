import { dictionaryLimits } from '@vitrine/contracts/dictionary/limits'
import type { ArticleList } from '@vitrine/contracts/dictionary/schemas'
import { letters } from '@vitrine/contracts/text'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { countPublished, listArticleCards } from './article-cards.ts'

/**
 * The articles under a letter, by title.
 *
 * @throws AppError NOT_FOUND where the letter is none of the index; '0' and '#' are the same
 */
export async function listLetterArticles(
  database: Database,
  { letter, offset }: { letter: string; offset: number },
): Promise<ArticleList> {
  const wanted = letter === '0' ? '#' : letter.toUpperCase()
  if (!letters.some((known) => known === wanted)) throw new AppError('NOT_FOUND')
  const where = sql`a.letter = ${wanted}`
  return await listArticleCards(database, {
    where,
    orderBy: sql`a.sort_key, a.id`,
    total: await countPublished(database, where),
    offset,
    limit: dictionaryLimits.letterPageSize,
  })
}
