import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { articlePublished } from '@vitrine/contracts/dictionary/events'
import type { Executor } from '@vitrine/database/database'
import { sectionLiteral } from '@vitrine/domain/texts/section'
import { articleToDocument, type DictionaryArticle } from '@vitrine/search/dictionary/article-to-document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineIndex } from '../define-index.ts'

/** All events of articles have the same payload. */
const { payload: articleEventSchema } = articlePublished

/** The published articles of the dictionary. */
export const dictionary = defineIndex({
  definition: dictionaryIndex,
  changed: (payload) => {
    const { articleId, revision } = articleEventSchema.parse(payload)
    return { id: articleId, revision }
  },
  rows: {
    table: 'articles',
    changedAt: 'revised_at',
    where: sql`section = ${sectionLiteral}`,
    shown: sql`status = 'PUBLISHED'`,
  },
  load: loadArticles,
  toDocument: (article) => (article.published ? articleToDocument(article) : null),
})

/** An article as its document needs it: one row, read in one snapshot. */
const rowSchema = z.object({
  id: z.int(),
  revision: z.int(),
  published: z.boolean(),
  title: z.string(),
  letter: z.string(),
  url: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  createdAt: z.date(),
  blocks: z.unknown().transform((stored) => (stored === null ? null : readBlocks(stored))),
  authors: z.array(z.object({ id: z.int(), fullName: z.string(), url: z.string() })),
  categories: z.array(z.object({ url: z.string(), title: z.string() })),
})

/** One statement for any number of articles. Those that are gone are missing in the result. */
async function loadArticles(
  executor: Executor,
  ids: readonly number[],
): Promise<(DictionaryArticle & { published: boolean })[]> {
  const { rows } = await sql`
    WITH wanted AS (
      SELECT article.* FROM articles article WHERE article.section = ${sectionLiteral}
        AND article.id = ANY(${[...ids]}::bigint[])
    )
    SELECT
      wanted.id, wanted.revision, wanted.status = 'PUBLISHED' AS published, wanted.title, wanted.letter,
      wanted.url, wanted.description, wanted.thumbnail, wanted.created_at AS "createdAt", version.blocks,
      coalesce((
        SELECT json_agg(json_build_object('id', author.id, 'fullName', author.full_name, 'url', author.url)
          ORDER BY link.position)
        FROM article_authors link JOIN authors author ON author.id = link.author_id
        WHERE link.article_id = wanted.id
      ), '[]') AS authors,
      coalesce((
        SELECT json_agg(json_build_object('url', node.url, 'title', node.title) ORDER BY node.depth)
        FROM taxonomy_nodes own JOIN taxonomy_nodes node ON node.id = ANY(own.ancestor_ids || own.id)
        WHERE own.id = wanted.category_id
      ), '[]') AS categories
    FROM wanted
    LEFT JOIN article_versions version ON version.article_id = wanted.id AND version.version = wanted.published_version
    ORDER BY wanted.id
  `.execute(executor)
  return rows.map((row) => rowSchema.parse(row))
}
