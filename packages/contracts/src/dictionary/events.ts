import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { articleRecord } from './schemas.ts'

const articleChange = z.object({ articleId: z.int(), revision: z.int() })
const ofArticle: ShownBy<typeof articleChange> = {
  changes: 'dictionary',
  records: ({ articleId }) => [articleRecord(articleId)],
}

const authorChange = z.object({ authorId: z.int(), revision: z.int() })
const ofAuthor: ShownBy<typeof authorChange> = {
  changes: 'dictionary',
  records: ({ authorId }) => [`author-${authorId}`],
}

export const articleCreated = defineEvent('dictionary-article.created.v1', articleChange, ofArticle)
export const articleUpdated = defineEvent('dictionary-article.updated.v1', articleChange, ofArticle)
export const articlePublished = defineEvent('dictionary-article.published.v1', articleChange, ofArticle)
export const articleUnpublished = defineEvent('dictionary-article.unpublished.v1', articleChange, ofArticle)
/** Into the trash, and back from it. */
export const articleTrashed = defineEvent('dictionary-article.trashed.v1', articleChange, ofArticle)
export const articleRestored = defineEvent('dictionary-article.restored.v1', articleChange, ofArticle)
/** For good. */
export const articleDeleted = defineEvent('dictionary-article.deleted.v1', articleChange, ofArticle)

/** What an article shows of others (an author's name, a category's title) changed; its revision was bumped. */
export const articleRefreshed = defineEvent('dictionary-article.refreshed.v1', articleChange, ofArticle)

export const authorCreated = defineEvent('dictionary-author.created.v1', authorChange, ofAuthor)
/** Articles show their authors' names: each of them may have changed. */
export const authorUpdated = defineEvent('dictionary-author.updated.v1', authorChange, {
  changes: 'dictionary',
})
export const authorDeleted = defineEvent('dictionary-author.deleted.v1', authorChange, ofAuthor)
