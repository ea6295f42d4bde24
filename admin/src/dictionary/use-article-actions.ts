import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { Finding } from '@vitrine/contracts/texts/checks'
import { useState } from 'react'
import { useDelete } from 'react-admin'
import { useDone } from '../feedback/use-done.tsx'
import { useLateSuccessNotice, useFailureNotice } from '../feedback/RefusedActions.tsx'
import { ARTICLES } from '../providers/articles.ts'
import { isConflict } from '../providers/console-client.ts'
import { useConsoleData, type ConsoleDataProvider } from '../providers/dataProvider.ts'
import { lookInto } from '../texts/use-text-state.ts'
import { useArticleCache } from './use-article-cache.ts'

export interface Conflict {
  article: ManagedArticle
  action: ArticleAction
}

/** A change that the current user has to confirm, because the checks found something. */
export interface PendingConfirmation {
  article: ManagedArticle
  action: PublicationAction
  findings: readonly Finding[]
}

const sentences: Record<PublicationAction, string> = {
  publish: 'Published',
  update: 'Updated on the site',
  unpublish: 'Unpublished',
}

/**
 * What readers would see is checked before it is published or updated. What is changed is shown at once and
 * taken back where the api refuses; a deleted row stays until it is gone.
 */
export function useArticleActions() {
  const data = useConsoleData()
  const cache = useArticleCache()
  const tellFailure = useFailureNotice()
  const tellDoneAfterAll = useLateSuccessNotice()
  const tellDone = useDone()
  const [remove] = useDelete<ManagedArticle>()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [pendingConfirmation, setPendingConfirmation] = useState<PendingConfirmation | null>(null)
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set())

  /** @param verb where it is not the action's own */
  const attempt = async (
    action: ArticleAction,
    article: ManagedArticle,
    work: () => Promise<void>,
    verb: string = action,
  ) => {
    const to = `${verb} ‘${article.title}’`
    setPending((ids) => new Set(ids).add(article.id))
    await cache.pause()
    try {
      await work()
      tellDoneAfterAll(to)
    } catch (error) {
      cache.put(article)
      if (isConflict(error)) setConflict({ article, action })
      else tellFailure(error, to)
    } finally {
      setPending((ids) => new Set([...ids].filter((id) => id !== article.id)))
    }
  }
  const change = (action: PublicationAction, article: ManagedArticle, isDecided = false): Promise<void> =>
    attempt(action, article, async () => {
      const findings =
        isDecided || action === 'unpublish'
          ? []
          : await lookInto({ kind: 'dictionary-article', id: article.id })
      if (findings.length > 0) {
        setPendingConfirmation({ article, action, findings })
        return
      }
      cache.put(afterChange(action, article))
      const changed = await sendChange(data, action, article)
      cache.put(changed)
      const undo = undoOf(action)
      tellDone(
        `${sentences[action]}: ${article.title}`,
        undo ? () => void undoPublication(action, changed, () => undo(data, changed)) : undefined,
      )
    })
  const undoPublication = (
    action: PublicationAction,
    article: ManagedArticle,
    undo: () => Promise<ManagedArticle>,
  ) =>
    attempt(
      action,
      article,
      async () => {
        cache.put(await undo())
        tellDone(`${action === 'publish' ? 'Unpublished' : 'Published again'}: ${article.title}`)
      },
      action === 'publish' ? 'unpublish' : 'publish',
    )
  const destroy = (article: ManagedArticle) =>
    attempt('delete', article, async () => {
      await remove(
        ARTICLES,
        { id: article.id, previousData: article },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      tellDone(`Deleted: ${article.title}`, () => void untrash(article))
      await cache.reload()
    })
  const untrash = (article: ManagedArticle) =>
    attempt(
      'delete',
      article,
      async () => {
        await data.untrashArticle(article.id)
        tellDone(`Restored: ${article.title}`)
        await cache.reload()
      },
      'restore',
    )
  const answerConfirmation = (isToBeDone: boolean) => {
    setPendingConfirmation(null)
    if (pendingConfirmation && isToBeDone)
      void change(pendingConfirmation.action, pendingConfirmation.article, true)
  }
  const resolveConflict = () => {
    setConflict(null)
    void cache.reload()
  }
  return { change, destroy, pending, pendingConfirmation, answerConfirmation, conflict, resolveConflict }
}

/** What changes what readers see of an article. */
export type PublicationAction = 'publish' | 'update' | 'unpublish'
type ArticleAction = PublicationAction | 'delete'

/** What the row offers: publish or unpublish, and Update where the draft is ahead of what readers see. */
export function offeredActions({ status, draftVersion, publishedVersion }: ManagedArticle): ArticleAction[] {
  if (status.name === 'UNPUBLISHED') return ['publish', 'delete']
  return draftVersion > publishedVersion ? ['update', 'unpublish', 'delete'] : ['unpublish', 'delete']
}

/** The row as it will be, shown before the api has responded. */
export function afterChange(change: PublicationAction, article: ManagedArticle): ManagedArticle {
  if (change === 'unpublish') return { ...article, status: { name: 'UNPUBLISHED' } }
  return { ...article, status: { name: 'PUBLISHED' }, publishedVersion: article.draftVersion }
}

async function sendChange(
  data: ConsoleDataProvider,
  change: PublicationAction,
  article: ManagedArticle,
): Promise<ManagedArticle> {
  return change === 'unpublish' ? await data.unpublishArticle(article) : await data.publishArticle(article)
}

/**
 * What takes a change back, or null where nothing does: an earlier version that was replaced comes back by
 * restoring it in the editor.
 */
export function undoOf(
  change: PublicationAction,
): ((data: ConsoleDataProvider, changed: ManagedArticle) => Promise<ManagedArticle>) | null {
  if (change === 'publish') return (data, changed) => data.unpublishArticle(changed)
  // Readers see what they saw, also where the draft is ahead of it.
  return change === 'unpublish' ? (data, changed) => data.republishArticle(changed.id) : null
}
