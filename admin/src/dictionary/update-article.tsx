import { Alert, LinearProgress } from '@mui/material'
import { dictionaryMessages as sentences } from '@vitrine/contracts/dictionary/messages'
import { NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import type { ArticleDetailsUpdate, ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { FormAccessLost } from '../editing/AccessLost.tsx'
import { FocusFirstProblem } from '../editing/CheckedForm.tsx'
import { DraftNotice } from '../editing/DraftNotice.tsx'
import { EditConflict, reasonOfConflict, type EditConflictState } from '../editing/EditConflict.tsx'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { isConflict, isForbidden, isSignedOut, conflictingEditor } from '../providers/console-client.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { ArticleFields, fieldsToCheck } from './ArticleFields.tsx'
import { changedFields, formOf, mergeTyped, toUpdate } from './article-form.ts'
import { useArticleCache } from './use-article-cache.ts'
import { useArticleForm, useFormDraft } from './use-article-form.ts'
import { useChoices } from './use-choices.ts'

/** All details, or the thumbnail where it changes alone: the documents keep that apart. */
export type ArticleUpdate = ArticleDetailsUpdate | { thumbnail: string }

interface UpdateArticle {
  /** Names the revision of `base`. */
  send: (base: ManagedArticle, change: ArticleUpdate) => Promise<ManagedArticle>
  /** @param from the revision that the change was made from */
  onDone: (saved: ManagedArticle, from: number) => void
  /** Where the session has ended; without it that is told like any other failure. */
  onSignedOut?: () => void
}

/**
 * What a form of an article's details does: a new picture is tried first, then the change is sent with the
 * revision it was made from.
 */
export function useUpdateArticle(article: ManagedArticle, { send, onDone, onSignedOut }: UpdateArticle) {
  const cache = useArticleCache()
  const notify = useNotify()
  const [base, setBase] = useState(article)
  const fields = useArticleForm(formOf(article))
  const kept = useFormDraft(article.id, fields.form, formOf(base), fields.type)
  const [pending, setPending] = useState(false)
  const [conflict, setConflict] = useState<EditConflictState<ManagedArticle> | null>(null)
  const [forbidden, setForbidden] = useState<unknown>()
  const changed = changedFields(fields.form, formOf(base))
  // The documented call for it knows no alternative text, so it is for pictures without one.
  const onlyThumbnail = changed.length === 1 && changed[0] === 'thumbnail' && fields.form.thumbnailAlt === ''
  /** Why nothing can be sent now; null where it can. */
  const blocked = fields.hasErrors
    ? fieldsToCheck(fields)
    : conflict
      ? reasonOfConflict(conflict)
      : fields.failure
        ? 'Change something to try again.'
        : changed.length === 0
          ? NOTHING_CHANGED
          : null
  const canSubmit = blocked === null && !pending

  const sendTyped = async (from: ManagedArticle) => {
    const input = toUpdate(fields.form)
    if (changed.includes('thumbnail') && !(await isPictureReachable(input.thumbnail))) {
      fields.setRefused({ thumbnail: sentences.thumbnailNotReachable })
      return
    }
    const saved = await send(from, onlyThumbnail ? { thumbnail: input.thumbnail } : input)
    notify(`Saved: ${input.title}`, { type: 'success' })
    kept.drop()
    setBase(saved)
    fields.reset(formOf(saved))
    onDone(saved, from.revision)
  }
  /**
   * Somebody was faster. Where they left the details alone, as a save of the text does, there is nothing to
   * decide.
   */
  const meet = async (refusal: unknown) => {
    const theirs = await dataProvider.readArticle(base.url).catch(() => null)
    if (
      theirs &&
      theirs.revision !== base.revision &&
      changedFields(formOf(theirs), formOf(base)).length === 0
    )
      await sendTyped(theirs)
    else setConflict({ theirs, said: conflictingEditor(refusal) })
  }
  const submit = async () => {
    setPending(true)
    setForbidden(undefined)
    try {
      await sendTyped(base).catch((error: unknown) => {
        if (!isConflict(error)) throw error
        return meet(error)
      })
    } catch (error) {
      if (isConflict(error))
        setConflict({
          theirs: await dataProvider.readArticle(base.url).catch(() => null),
          said: conflictingEditor(error),
        })
      else if (onSignedOut && isSignedOut(error)) onSignedOut()
      else if (isForbidden(error)) setForbidden(error)
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
    base,
    fields,
    kept,
    pending,
    blocked,
    canSubmit,
    conflict,
    forbidden,
    submit,
    isDirty: changed.length > 0,
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

/** Whether a picture can be fetched and shown. */
function isPictureReachable(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve(true))
    picture.addEventListener('error', () => resolve(false))
    picture.src = address
  })
}

interface UpdateArticleFieldsProps {
  update: ReturnType<typeof useUpdateArticle>
  /** The button that saves. */
  save: string
  /** What is under way while it does. */
  saving: string
  /** Said of an article that is no longer there. */
  gone: string
  /** Somebody else writes. */
  isLocked?: boolean
  autoFocus?: boolean
}

/** Inside a form: what came of the last attempt, and below it the fields. */
export function UpdateArticleFields({
  update: { base, fields, kept, pending, conflict, forbidden, takeTheirs, keepMine },
  save,
  saving,
  gone,
  isLocked = false,
  autoFocus = true,
}: UpdateArticleFieldsProps) {
  const choices = useChoices(true)
  const { failure } = fields
  return (
    <>
      <FocusFirstProblem refusals={fields.refusals} />
      {pending && <LinearProgress aria-label={saving} sx={{ mb: 2 }} />}
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {kept.offered && !isLocked && (
        <DraftNotice
          keptAt={kept.offered.keptAt}
          others={kept.others}
          onRestore={kept.restore}
          onDiscard={kept.discard}
        />
      )}
      {forbidden !== undefined && <FormAccessLost to="change this article" refusal={forbidden} />}
      <EditConflict
        what="article"
        conflict={conflict}
        opened={base}
        save={save}
        gone={gone}
        onTakeTheirs={takeTheirs}
        onKeepMine={keepMine}
      />
      {choices.error && <LoadFailure error={choices.error} retry={choices.retry} />}
      <ArticleFields
        fields={fields}
        choices={choices}
        disabled={pending || isLocked}
        hasAlt
        autoFocus={autoFocus}
        onChange={fields.type}
      />
    </>
  )
}
