import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  useEditContext,
  useNotify,
  useRedirect,
  useSaveContext,
  type RaRecord,
  type SaveHandler,
} from 'react-admin'
import {
  isConflict,
  isForbidden,
  isGone,
  isRefusedByState,
  messageOf,
  conflictingEditor,
  SavedInPart,
} from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import type { EditConflictState } from './EditConflict.tsx'

export interface RevisedRecord extends RaRecord {
  revision: number
}

/** What was typed stays when the form is given a newer record; every other field shows the newer one. */
const KEEP_TYPED = { keepDirtyValues: true }

/**
 * The editing of one record, inside a pessimistic `Edit`. The form shows the record as it was `opened`:
 * loaded anew under what is being typed, it would lose that, or bring a newer revision along and hide a
 * conflict. A record that stays on the screen once it is saved has a sentence for that; without one, `Edit`
 * goes where it is told to. A save that made another record goes to that record's screen.
 */
export function useRecordEdit<R extends RevisedRecord>(saved?: string) {
  const { record: newest, resource } = useEditContext<R>()
  const { save } = useSaveContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const cache = useQueryClient()
  const [opened, setOpened] = useState(newest)
  /** The loaded record over which the opened one shows more. */
  const [revealedOver, setRevealedOver] = useState<R>()
  const [resetOptions, setResetOptions] = useState<typeof KEEP_TYPED>()
  const [conflict, setConflict] = useState<EditConflictState<R> | null>(null)
  const [forbidden, setForbidden] = useState<unknown>()
  const [replacement, setReplacement] = useState<RaRecord['id'] | null>(null)
  const findConflict = useFindConflict<R>(resource)
  const isReplaced = replacement !== null && replacement !== newest?.id

  // Only once the form has stopped to ask whether what was typed may be lost.
  useEffect(() => {
    if (!isReplaced) return
    redirect('edit', resource, replacement)
    void cache.invalidateQueries({ queryKey: [resource] })
  }, [isReplaced, replacement, redirect, resource, cache])

  const open = (record: R, keepsTyped = false) => {
    setOpened(record)
    setResetOptions(keepsTyped ? KEEP_TYPED : undefined)
    setConflict(null)
  }
  const stay = (sentence: string) => (record: R) => {
    open(record)
    notify(sentence, { type: 'success' })
    void cache.invalidateQueries({ queryKey: [resource] })
  }
  const submit = async (typed: Partial<RevisedRecord>) => {
    if (!save || !opened) return undefined
    const { id, revision } = opened
    setForbidden(undefined)
    const failure = await tryToSave(save, { ...typed, revision }, saved ? stay(saved) : undefined)
    if (!failure) return undefined
    if (failure.error instanceof SavedUnderNewId) {
      notify(`resources.${resource}.notifications.replaced`, { type: 'success' })
      setReplacement(failure.error.record.id)
      return undefined
    }
    if (failure.error instanceof SavedInPart) {
      // What was typed stays, and the next save goes on from here.
      open({ ...opened, ...failure.error.record }, true)
      notify(failure.error.message, { type: 'error' })
      return failure.errors
    }
    // A conflict and the loss of access have notices of their own.
    if (isForbidden(failure.error)) {
      setForbidden(failure.error)
      return failure.errors
    }
    const found = await findConflict(failure.error, { id, revision })
    setConflict(found)
    if (!found) notify(messageOf(failure.error), { type: 'error' })
    return failure.errors
  }
  return {
    opened,
    resetOptions,
    conflict,
    forbidden,
    /** Whether a save has made another record in place of this one, whose screen is about to open. */
    isReplaced,
    submit,
    /**
     * What was loaded anew is shown, under what was typed too where the two are apart: one's own action on a
     * member is no conflict.
     */
    follow: (typed: readonly string[]) => {
      if (!newest || newest === opened || newest === revealedOver) return
      if (newest.revision < (opened?.revision ?? 0)) return
      if (typed.length === 0) open(newest)
      else if (!conflict && opened && newest.revision > opened.revision && isApart(opened, newest, typed))
        open(newest, true)
    },
    /** Shows more of the record than was loaded with it. What was typed stays. */
    reveal: (more: Partial<R>) => {
      if (!opened) return
      setRevealedOver(newest)
      open({ ...opened, ...more }, true)
    },
    takeTheirs: () => {
      if (conflict?.theirs) open(conflict.theirs)
    },
    /**
     * What was typed stays, and the next save puts it over theirs, knowingly; fields nobody typed in show
     * theirs.
     */
    keepMine: () => {
      if (conflict?.theirs) open(conflict.theirs, true)
    },
  }
}

/** Finds out whether a save failed because of somebody else, and the record as they left it. */
function useFindConflict<R extends RevisedRecord>(resource: string) {
  const data = useConsoleData()
  const cache = useQueryClient()
  return async (
    error: unknown,
    { id, revision }: Pick<R, 'id' | 'revision'>,
  ): Promise<EditConflictState<R> | null> => {
    if (isGone(error)) return { theirs: null }
    if (!isConflict(error) && !isRefusedByState(error)) return null
    try {
      const { data: theirs } = await data.getOne<R>(resource, { id })
      // What stands beside the form is as it is now; the form itself stays.
      void cache.invalidateQueries({ queryKey: [resource] })
      return theirs.revision === revision ? null : { theirs, said: conflictingEditor(error) }
    } catch (failure) {
      // Without a connection nothing is known; the next save finds out.
      return isGone(failure) ? { theirs: null } : null
    }
  }
}

export type RecordEditing<R extends RevisedRecord> = ReturnType<typeof useRecordEdit<R>>

/** Whether a newer state of a record left alone every field that is being typed in. */
export function isApart(
  opened: Readonly<Record<string, unknown>>,
  newest: Readonly<Record<string, unknown>>,
  typed: readonly string[],
): boolean {
  return typed.every((field) => JSON.stringify(opened[field]) === JSON.stringify(newest[field]))
}

/**
 * A save that made another record, which takes over from the one on screen. It is thrown because react-admin
 * would cache the response under the old id, and its screen stops at a record that has another id than its
 * URL.
 */
export class SavedUnderNewId extends Error {
  readonly record: RaRecord

  constructor(record: RaRecord) {
    super(`The record is saved as ${record.id}.`)
    this.name = 'SavedUnderNewId'
    this.record = record
  }
}

interface Failure {
  error: unknown
  /**
   * By field, for the form: one that is told of nothing counts this as saved, and may be left without a
   * question.
   */
  errors: object
}

/** Hands what was typed to react-admin's `save`. Null where it went well. */
export async function tryToSave<R>(
  save: SaveHandler<object>,
  typed: object,
  onSuccess?: (record: R) => void,
): Promise<Failure | null> {
  const failed: { error?: unknown } = {}
  const onError = (error: unknown) => void (failed.error = error)
  const fieldErrors: unknown = await save(typed, onSuccess ? { onError, onSuccess } : { onError })
  if (!('error' in failed)) return null
  const { error } = failed
  return {
    error,
    errors:
      typeof fieldErrors === 'object' && fieldErrors
        ? fieldErrors
        : { root: { serverError: messageOf(error) } },
  }
}
