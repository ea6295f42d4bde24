import { dictionaryMessages as sentences } from '@vitrine/contracts/dictionary/messages'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { useState } from 'react'
import { useNotify, useUpdate } from 'react-admin'
import type { EditConflictState } from '../editing/EditConflict.tsx'
import { ARTICLES } from '../providers/article-resource.ts'
import { isConflict, whoWasFaster } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { changedFields, formOf, mergeTyped, toInput } from './article-form.ts'
import { isPictureReachable } from './load-picture.ts'
import { useArticleForm } from './use-article-form.ts'
import { useArticleCache } from './use-article-cache.ts'
import { useKeptForm } from './use-kept-form.ts'

/** What the edit modal does: the picture is tried first, then the change is sent with the revision it was made from. */
export function useUpdateArticle(article: ManagedArticle, onDone: () => void) {
  const data = useConsoleData()
  const cache = useArticleCache()
  const notify = useNotify()
  const [update] = useUpdate<ManagedArticle>()
  const [base, setBase] = useState(article)
  const fields = useArticleForm(formOf(article))
  const kept = useKeptForm(article.id, fields.form, formOf(base), fields.type)
  const [pending, setPending] = useState(false)
  const [conflict, setConflict] = useState<EditConflictState<ManagedArticle> | null>(null)
  const changed = changedFields(fields.form, formOf(base))
  const onlyThumbnail = changed.length === 1 && changed[0] === 'thumbnail'
  const canSubmit = changed.length > 0 && !fields.hasErrors && !pending && !fields.failure && !conflict

  const send = async () => {
    const input = toInput(fields.form)
    if (!(await isPictureReachable(input.thumbnail))) {
      fields.setRefused({ thumbnail: sentences.thumbnailNotReachable })
      return
    }
    await update(ARTICLES, { id: base.id, data: onlyThumbnail ? { thumbnail: input.thumbnail } : input, previousData: base }, { mutationMode: 'pessimistic', returnPromise: true })
    notify(`Saved: ${input.title}`, { type: 'success' })
    kept.drop()
    onDone()
  }
  const submit = async () => {
    setPending(true)
    try {
      await send()
    } catch (error) {
      if (isConflict(error)) setConflict({ theirs: await data.readArticle(base.url).catch(() => null), said: whoWasFaster(error) })
      else fields.refuse(error, onlyThumbnail ? sentences.thumbnailUpdateFailed : sentences.updateFailed)
    } finally {
      setPending(false)
    }
  }
  const goOnFrom = (theirs: ManagedArticle) => {
    setBase(theirs)
    setConflict(null)
    cache.put(theirs)
  }
  return {
    fields, kept, pending, canSubmit, conflict, submit,
    takeTheirs: () => {
      if (!conflict?.theirs) return
      goOnFrom(conflict.theirs)
      fields.reset(formOf(conflict.theirs))
    },
    /** What was typed will be sent over theirs, knowingly; fields nobody typed in show theirs. */
    keepMine: () => {
      if (!conflict?.theirs) return
      const mine = mergeTyped(fields.form, formOf(base), formOf(conflict.theirs))
      goOnFrom(conflict.theirs)
      fields.reset(mine)
    },
  }
}
