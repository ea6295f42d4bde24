import { z } from 'zod'
import { defineEvent } from '../event.ts'

const articleChange = z.object({ articleId: z.int(), revision: z.int() })
const authorChange = z.object({ authorId: z.int(), revision: z.int() })

export const articleCreated = defineEvent('dictionary-article.created.v1', articleChange)
export const articleUpdated = defineEvent('dictionary-article.updated.v1', articleChange)
export const articlePublished = defineEvent('dictionary-article.published.v1', articleChange)
export const articleUnpublished = defineEvent('dictionary-article.unpublished.v1', articleChange)
export const articleDeleted = defineEvent('dictionary-article.deleted.v1', articleChange)

/** What an article shows of others (an author's name, a category's title) changed; its revision was bumped. */
export const articleRefreshed = defineEvent('dictionary-article.refreshed.v1', articleChange)

export const authorCreated = defineEvent('dictionary-author.created.v1', authorChange)
export const authorUpdated = defineEvent('dictionary-author.updated.v1', authorChange)
export const authorDeleted = defineEvent('dictionary-author.deleted.v1', authorChange)
