import { sitePagesMessages } from '@vitrine/contracts/site-pages/messages'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { ScheduledAction } from '@vitrine/contracts/texts/schemas'
import { newEvent, type NewEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { lockPost, publishPostDraft, takePostOff } from '@vitrine/domain/blog/write-post'
import { lockArticle } from '@vitrine/domain/dictionary/lock-article'
import { publishArticleDraft, takeArticleOff } from '@vitrine/domain/dictionary/publish-article'
import { lockPage, publishPageDraft } from '@vitrine/domain/site-pages/write-page'
import { keepFirstVersion, keepVersion } from '@vitrine/domain/texts/versions'
import { AppError } from '@vitrine/platform/app-error'

interface Change {
  id: number
  action: ScheduledAction
  madeBy: number | null
  now: Date
}

/** What was done, for events and the audit log; null where it was so already. */
type Done = { event: NewEvent; action: string; details: Record<string, unknown> } | null

/** Locks the text, so that nobody changes it meanwhile, and what is scheduled of it neither. */
export const changeText: Readonly<
  Record<
    TextKind,
    {
      lock: (transaction: Transaction, id: number) => Promise<boolean>
      change: (transaction: Transaction, change: Change) => Promise<Done>
    }
  >
> = {
  'dictionary-article': {
    lock: async (transaction, id) => (await lockArticle(transaction, { id })) !== undefined,
    change: async (transaction, { id, action, madeBy, now }) => {
      const article = await lockArticle(transaction, { id })
      if (!article) throw new AppError('NOT_FOUND')
      const text = { kind: 'dictionary-article', id } as const
      await keepFirstVersion(transaction, text)
      const done =
        action === 'publish'
          ? await publishArticleDraft(transaction, article, now)
          : await takeArticleOff(transaction, article, now)
      if (!done) return null
      await keepVersion(transaction, text, { kind: done.kind, madeBy, now })
      return {
        event: newEvent(done.event, { articleId: id, revision: done.revision }),
        action: done.action,
        details: { url: article.url, ...('details' in done && done.details) },
      }
    },
  },
  'site-page': {
    lock: async (transaction, id) => (await lockPage(transaction, id)) !== undefined,
    change: async (transaction, { id, action, madeBy, now }) => {
      const page = await lockPage(transaction, id)
      if (!page) throw new AppError('NOT_FOUND')
      if (action === 'unpublish')
        throw new AppError('STATUS_CONFLICT', { message: sitePagesMessages.pageStays })
      const text = { kind: 'site-page', id } as const
      await keepFirstVersion(transaction, text)
      const done = await publishPageDraft(transaction, page, now)
      if (!done) return null
      await keepVersion(transaction, text, { kind: done.kind, madeBy, now })
      return {
        event: newEvent(done.event, { pageId: id, revision: done.revision }),
        action: done.action,
        details: { url: page.path, ...done.details },
      }
    },
  },
  'blog-article': {
    lock: async (transaction, id) => (await lockPost(transaction, id)) !== undefined,
    change: async (transaction, { id, action, madeBy, now }) => {
      const post = await lockPost(transaction, id)
      if (!post) throw new AppError('NOT_FOUND')
      const text = { kind: 'blog-article', id } as const
      await keepFirstVersion(transaction, text)
      const done =
        action === 'publish'
          ? await publishPostDraft(transaction, post, now)
          : await takePostOff(transaction, post, now)
      if (!done) return null
      await keepVersion(transaction, text, { kind: done.kind, madeBy, now })
      return {
        event: newEvent(done.event, { postId: id, revision: done.revision }),
        action: done.action,
        details: { url: post.url, ...('details' in done && done.details) },
      }
    },
  },
}
