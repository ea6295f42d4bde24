import { postUpdated } from '@vitrine/contracts/blog/events'
import { postToDocument } from '@vitrine/search/blog/blog.document'
import { blogIndex } from '@vitrine/search/blog/blog.index'
import { sql } from 'kysely'
import { defineIndex } from '../define-index.ts'
import { loadPosts, toIndexedPost } from './post-rows.ts'

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
