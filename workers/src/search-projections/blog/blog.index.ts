import { postUpdated } from '@vitrine/contracts/blog/events'
import { minutesOf } from '@vitrine/contracts/blog/reading-time'
import { plainTextOf, readBlocks } from '@vitrine/contracts/dictionary/content'
import type { Executor } from '@vitrine/database/database'
import { blogCardSchema, postToDocument, type IndexedPost } from '@vitrine/search/blog/blog.document'
import { blogIndex } from '@vitrine/search/blog/blog.index'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineIndex } from '../define-index.ts'

const rowSchema = blogCardSchema.omit({ minutes: true }).extend({
  publishedOn: z.string().nullable(),
  words: z.int(),
  content: z.unknown(),
  status: z.enum(['UNPUBLISHED', 'PUBLISHED']),
})

/** All events of one post have the same payload. */
const { payload: postEventSchema } = postUpdated

export const blog = defineIndex({
  definition: blogIndex,
  changed: (payload) => {
    const { postId, revision } = postEventSchema.parse(payload)
    return { id: postId, revision }
  },
  rows: { table: 'blog_articles', changedAt: 'updated_at', shown: sql`status = 'PUBLISHED'` },
  load: loadPosts,
  toDocument: (row) => {
    const post = toIndexedPost(row)
    return post && postToDocument(post)
  },
})

type PostRow = z.infer<typeof rowSchema>

/** One statement for any number of posts. Those that are gone are missing in the result. */
async function loadPosts(executor: Executor, ids: readonly number[]): Promise<PostRow[]> {
  const { rows } = await sql`
    SELECT id, revision, url, kind, title, description, picture, category_id AS "categoryId", author_id AS "authorId",
      to_char(published_on, 'YYYY-MM-DD') AS "publishedOn", words, content, status
    FROM blog_articles WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id
  `.execute(executor)
  return rows.map((row) => rowSchema.parse(row))
}

/** Null for what readers do not see. */
function toIndexedPost({ status, content, words, publishedOn, ...post }: PostRow): IndexedPost | null {
  return status === 'PUBLISHED' && publishedOn !== null
    ? { ...post, publishedOn, minutes: minutesOf(words), text: plainTextOf(readBlocks(content)) }
    : null
}
