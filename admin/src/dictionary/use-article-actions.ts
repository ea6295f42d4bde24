import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { isConflict, messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { afterAction, type ArticleAction } from './article-actions.ts'
import { useArticleCache } from './use-articles.ts'

export interface Conflict {
  article: ManagedArticle
  action: ArticleAction
}

const done: Record<ArticleAction, string> = { publish: 'Published', update: 'Updated on the site', unpublish: 'Unpublished', delete: 'Deleted' }

/** Publish, update, unpublish, delete: shown at once, taken back where the api refuses. */
export function useArticleActions() {
  const data = useConsoleData()
  const cache = useArticleCache()
  const notify = useNotify()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set())

  const send = (action: ArticleAction, article: ManagedArticle) => {
    if (action === 'delete') return data.deleteArticle(article)
    return action === 'unpublish' ? data.unpublishArticle(article) : data.publishArticle(article)
  }

  const run = async (action: ArticleAction, article: ManagedArticle) => {
    setPending((ids) => new Set(ids).add(article.id))
    await cache.pause()
    const expected = afterAction(action, article)
    if (expected) cache.put(expected)
    try {
      const changed = await send(action, article)
      if (changed) cache.put(changed)
      else cache.remove(article.id)
      notify(`${done[action]}: ${article.title}`, { type: 'success' })
      if (!changed) await cache.reload()
    } catch (error) {
      cache.put(article)
      if (isConflict(error)) setConflict({ article, action })
      else notify(messageOf(error), { type: 'error' })
    } finally {
      setPending((ids) => new Set([...ids].filter((id) => id !== article.id)))
    }
  }

  const settle = () => {
    setConflict(null)
    void cache.reload()
  }
  return { run, pending, conflict, settle }
}
