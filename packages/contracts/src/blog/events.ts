import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { blogRecord } from './schemas.ts'

const postChange = z.object({ postId: z.int(), revision: z.int() })
const ofPost: ShownBy<typeof postChange> = { changes: 'blog', records: ({ postId }) => [blogRecord(postId)] }

export const postCreated = defineEvent('blog-article.created.v1', postChange, ofPost)
export const postUpdated = defineEvent('blog-article.updated.v1', postChange, ofPost)
export const postPublished = defineEvent('blog-article.published.v1', postChange, ofPost)
export const postUnpublished = defineEvent('blog-article.unpublished.v1', postChange, ofPost)
/** Into the trash, and back from it. */
export const postTrashed = defineEvent('blog-article.trashed.v1', postChange, ofPost)
export const postRestored = defineEvent('blog-article.restored.v1', postChange, ofPost)
/** For good. */
export const postDeleted = defineEvent('blog-article.deleted.v1', postChange, ofPost)

/** A batch of an import: whatever is new or changed has an id within this range, ends included. */
export const postsImported = defineEvent(
  'blog-articles.imported.v1',
  z.object({ fromId: z.int(), toId: z.int() }),
  { changes: 'blog' },
)
