import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import type { IssueArticle } from '@vitrine/contracts/newsletter/schemas'
import { cutAtWord } from '@vitrine/contracts/text'
import { sql } from 'kysely'
import type { Executor } from '@vitrine/database/database'

/** Of an article's description; an issue leads to the article, it does not replace it. */
const TEXT_MAX = 240

/**
 * The articles of an issue in the order that staff gave them, as its email shows them. One that is gone or
 * unpublished is left out.
 */
export async function issueArticles(executor: Executor, ids: readonly number[]): Promise<IssueArticle[]> {
  const { rows } = await sql<{ url: string; title: string; description: string; thumbnail: string }>`
    SELECT article.url, article.title, article.description, article.thumbnail
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS wanted (id, place) JOIN articles article ON article.id = wanted.id
    WHERE article.status = 'PUBLISHED' ORDER BY wanted.place
  `.execute(executor)
  return rows.map(({ url, title, description, thumbnail }) => ({
    title,
    url: articlePageUri(url),
    description: cutAtWord(description, TEXT_MAX),
    thumbnail,
  }))
}
