import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import { useRef, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { collectionsKey, vaultCollection } from '../queries/collections.ts'
import { itemsKey } from '../queries/items.ts'
import { collectionChangeWords, collectionFieldWords } from '../shared/collection-words.ts'
import {
  checkCollection,
  createCollection,
  findCreatedCollection,
  updateCollection,
} from '../shared/change-collection.ts'
import { forgetLost, isLost, sendCreate } from '../shared/lost-creates.ts'
import { areInConflict, keepLocalChanges } from '../shared/merge-drafts.ts'
import { MovedMeanwhile, putIn, sendPicture, takeOut } from './collection-calls.ts'
import { explicitWordsOf } from '../shared/vault-words.ts'
import { refusalForRoom } from '../shared/room-for.ts'
import { runConcurrently } from './run-concurrently.ts'
import type { WizardPicture } from './read-picture.ts'
import { type CollectionDraft, type CollectionForm, draftOfCollection } from './use-collection-draft.ts'
import type { ChosenItem, MembershipSet } from './use-membership.ts'

/** Refusals whose sentence says what to do about the picture. */
function reasonOf({ code, fieldErrors, message }: CallFailed): string {
  return (
    fieldErrors[0]?.errorMessage ?? (code === 'LIMIT_REACHED' || code === 'TOO_MANY_REQUESTS' ? message : '')
  )
}

/** What of a save is missing although the collection is stored. */
export interface Missing {
  picture: string | null
  items: readonly ChosenItem[]
  /** Those of them that another tab has put into another collection. */
  moved: readonly ChosenItem[]
}

interface Saving {
  /** As it was opened; null while it is new. */
  collection: ReadCollection | null
  form: Pick<CollectionForm, 'draft' | 'base' | 'load'>
  picture: WizardPicture | null
  membership: MembershipSet
  /** At their fields; the sentence where there is none. */
  onRefused: (
    problems: Readonly<Record<string, string>>,
    told: string | null,
    /** The explicit words that were found, by field. */
    words?: Readonly<Record<string, string>>,
  ) => void
  /** The same field was changed here and elsewhere, each time to something else: these are the stored ones. */
  onConflict: (theirs: CollectionDraft) => void
  /** It was deleted elsewhere. */
  onGone: () => void
  onSaved: (id: number) => void
}

const nothingMissing: Missing = { picture: null, items: [], moved: [] }

/**
 * Checks, then stores the collection, then its picture, then its items. What fails after the collection was
 * stored is told by name, and tried again by itself: nothing is created twice, and nothing that is stored is
 * undone.
 */
export function useCollectionSave({
  collection,
  form,
  picture,
  membership,
  onRefused,
  onConflict,
  onGone,
  onSaved,
}: Saving) {
  const queryClient = useQueryClient()
  const known = useRef(collection && { id: collection.id, revision: collection.revision })
  const [kept, setKept] = useState<{ hasPicture: boolean; sent: File | null }>({
    hasPicture: collection !== null && collection.picture !== null,
    sent: null,
  })
  /** By the server, for what it is. */
  const [refusedPicture, setRefusedPicture] = useState<File | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState(nothingMissing)
  const [storedId, setStoredId] = useState(collection?.id ?? null)

  /** Runs one part of a save; what it refuses is told. */
  async function attempt<Result>(
    work: () => Promise<Result>,
    wordsOf = collectionFieldWords,
  ): Promise<Result | undefined> {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      const fields = error instanceof CallFailed && error.status !== 404 ? error.fieldErrors : []
      if (fields.length > 0)
        onRefused(
          Object.fromEntries(
            fields.map((refused) => [
              refused.field,
              refused.field === 'status' ? refused.errorMessage : wordsOf(refused),
            ]),
          ),
          null,
          error instanceof CallFailed ? explicitWordsOf(error) : {},
        )
      else onRefused({}, collectionChangeWords(error))
      if (error instanceof CallFailed && error.status === 404) onGone()
      return undefined
    } finally {
      setBusy(false)
    }
  }

  /** The form's own check, between the steps: banned words are said in its own words. */
  const check = () =>
    attempt(
      async () => {
        await findLost()
        await checkCollection(browserCall, known.current?.id ?? null, form.draft)
        return true
      },
      (refused) =>
        refused.errorCode === 'NoExplicitWords' ? messages.explicitWords : collectionFieldWords(refused),
    )

  /** Goes on with the collection of a create whose response was lost, where it was stored. */
  async function findLost(): Promise<void> {
    if (known.current !== null || !isLost('collection', form.draft.title)) return
    const found = await findCreatedCollection(browserCall, form.draft)
    forgetLost('collection')
    if (found) known.current = { id: found.id, revision: 1 }
  }

  /** Returns whether the collection is stored; where it is not, the form has been told. */
  async function store(): Promise<boolean> {
    await findLost()
    await checkCollection(browserCall, known.current?.id ?? null, form.draft)
    if (known.current === null) {
      const { id } = await sendCreate('collection', form.draft.title, () =>
        createCollection(browserCall, form.draft),
      )
      known.current = { id, revision: 1 }
      form.load(form.draft, form.draft)
      return true
    }
    return await update(known.current, form.draft, form.base)
  }

  /**
   * What was changed elsewhere since the collection was read stays: a collection made private in another tab
   * does not become public by a new title.
   */
  async function update(
    stored: { id: number; revision: number },
    mine: CollectionDraft,
    base: CollectionDraft,
  ): Promise<boolean> {
    try {
      await updateCollection(browserCall, stored, {
        ...mine,
        ...(picture === null && kept.hasPicture && { picture: null }),
      })
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'REVISION_CONFLICT')) throw error
      const now = await queryClient.fetchQuery({ ...vaultCollection(browserCall, stored.id), staleTime: 0 })
      if (now === null) throw new CallFailed(404, {})
      const theirs = draftOfCollection(now)
      known.current = { id: stored.id, revision: now.revision }
      if (!areInConflict(base, mine, theirs))
        return await update(known.current, keepLocalChanges(base, mine, theirs), theirs)
      onConflict(theirs)
      return false
    }
    form.load(mine, mine)
    if (picture === null) setKept({ hasPicture: false, sent: null })
    return true
  }

  async function storePicture(id: number): Promise<string | null> {
    const file = picture?.content ?? null
    if (file === null || file === kept.sent) return null
    const refusal = await refusalForRoom(file.size)
    if (refusal !== null) return [messages.pictureNotSaved, refusal].join(' ')
    try {
      await sendPicture(id, file)
      setKept({ hasPicture: true, sent: file })
      return null
    } catch (error) {
      if (error instanceof CallFailed && error.fieldErrors.length > 0) setRefusedPicture(file)
      const reason = error instanceof CallFailed ? reasonOf(error) : ''
      return [messages.pictureNotSaved, reason].filter(Boolean).join(' ')
    }
  }

  async function storeItems(id: number): Promise<Pick<Missing, 'items' | 'moved'>> {
    const changes = [
      ...[...membership.added.values()].map((item) => ({ item, isAdded: true })),
      ...[...membership.removed.values()].map((item) => ({ item, isAdded: false })),
    ]
    const failed = await runConcurrently(changes, ({ item, isAdded }) =>
      isAdded ? putIn(item, id) : takeOut(item, id),
    )
    const left = new Set(failed.map(({ one }) => one.item.id))
    membership.settle(new Set(changes.map(({ item }) => item.id).filter((item) => !left.has(item))))
    const moved = failed.flatMap(({ error }) => (error instanceof MovedMeanwhile ? [error.item] : []))
    membership.renew(moved)
    return { items: failed.map(({ one }) => one.item), moved }
  }

  /** Sends what is not stored yet of picture and items, and is done where everything is. */
  async function finish(): Promise<void> {
    if (known.current === null) return
    const { id } = known.current
    const left = await attempt(async () => {
      const pictureProblem = await storePicture(id)
      const itemProblems = await storeItems(id)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: collectionsKey }),
        queryClient.invalidateQueries({ queryKey: itemsKey }),
      ])
      return { picture: pictureProblem, ...itemProblems }
    })
    if (left === undefined) return
    setMissing(left)
    if (left.picture === null && left.items.length === 0) onSaved(id)
  }

  async function save(): Promise<void> {
    setMissing(nothingMissing)
    if (!(await attempt(store))) return
    setStoredId(known.current?.id ?? null)
    await finish()
  }

  /** What is here goes into a new collection: the one that was opened was deleted. */
  function startAnew(): void {
    known.current = null
    setStoredId(null)
    setKept({ hasPicture: false, sent: null })
    setMissing(nothingMissing)
    membership.keepAdded()
  }

  const isPictureEdited = picture?.content
    ? picture.content !== kept.sent
    : picture === null && kept.hasPicture
  return {
    save,
    finish,
    check,
    startAnew,
    isBusy,
    missing,
    storedId,
    isPictureEdited,
    /** The same without one that was refused for what it is, and could not be added again. */
    isPictureMissing: isPictureEdited && (refusedPicture === null || picture?.content !== refusedPicture),
  }
}
