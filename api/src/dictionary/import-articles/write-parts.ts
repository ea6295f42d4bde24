import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

interface AuthorsOfArticle {
  articleId: number
  authorIds: readonly number[]
}

interface NewVersion {
  articleId: number
  version: number
  blocks: readonly ContentBlock[]
}

export async function writeAuthors(
  transaction: Transaction,
  articles: readonly AuthorsOfArticle[],
): Promise<void> {
  const links = articles.flatMap(({ articleId, authorIds }) =>
    authorIds.map((authorId, position) => ({ articleId, authorId, position })),
  )
  if (links.length === 0) return
  await sql`
    INSERT INTO article_authors (article_id, author_id, position)
    SELECT * FROM unnest(${links.map((link) => link.articleId)}::bigint[], ${links.map((link) => link.authorId)}::bigint[], ${links.map((link) => link.position)}::integer[])
  `.execute(transaction)
}

export async function writeVersions(
  transaction: Transaction,
  versions: readonly NewVersion[],
): Promise<void> {
  if (versions.length === 0) return
  await sql`
    INSERT INTO article_versions (article_id, version, blocks)
    SELECT article_id, version, blocks::jsonb
    FROM unnest(
      ${versions.map(({ articleId }) => articleId)}::bigint[], ${versions.map(({ version }) => version)}::integer[], ${versions.map(({ blocks }) => JSON.stringify(blocks))}::text[]
    ) AS version (article_id, version, blocks)`.execute(transaction)
}
