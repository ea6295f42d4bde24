import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import { disabledReason } from '@vitrine/contracts/disabled-reasons'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { focusFirstProblem } from '../../../shared/forms/focus-first-problem.ts'
import { AlertDialog } from '../../../shared/ui/AlertDialog.tsx'
import { useUnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { ConflictDialog, LocalChangesNote } from '../shared/ConflictDialog.tsx'
import { LostFilesNote, useLostFiles } from '../shared/LostFiles.tsx'
import { Stepper } from '../shared/Stepper.tsx'
import { changedFields, keepLocalChanges } from '../shared/merge-drafts.ts'
import { unfinishedKey, unfinishedWork, useUnfinishedWork } from '../shared/unfinished-work.ts'
import { collectionPath, vaultPaths } from '../shared/vault-paths.ts'
import { DraftOffer } from '../wizard/DraftOffer.tsx'
import { WizardButtons } from '../wizard/WizardButtons.tsx'
import { ChosenItems } from './ChosenItems.tsx'
import { mayEnterStep, shownSteps, type CollectionProgress, type CollectionStep } from './collection-steps.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { ItemsPanel } from './ItemsPanel.tsx'
import { MissingParts } from './MissingParts.tsx'
import { PictureField } from './PictureField.tsx'
import type { WizardPicture } from './read-picture.ts'
import {
  type CollectionDraft,
  collectionDraftKey,
  collectionDrafts,
  draftOfCollection,
  emptyCollection,
  useCollectionDraft,
} from './use-collection-draft.ts'
import { useCollectionSave } from './use-collection-save.ts'
import { keptMembership, useMembership, type Membership } from './use-membership.ts'

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  status: 'Privacy',
}
/** What was typed and chosen before and is not saved. */
interface Offer {
  draft: CollectionDraft
  base: CollectionDraft
  items: Membership | null
}

const leaving = { title: 'Warning', text: messages.leave }

/** The two steps over one collection; null while a new one is made. */
export function CollectionForm({
  collection,
  userId,
}: {
  collection: ReadCollection | null
  userId: number
}) {
  const navigate = useNavigate()
  const [initial] = useState(() => (collection ? draftOfCollection(collection) : emptyCollection))
  const form = useCollectionDraft(initial)
  const [picture, setPicture] = useState<WizardPicture | null>(
    collection?.picture ? { preview: `${collection.picture}?width=400`, content: null } : null,
  )
  const membership = useMembership()
  const [current, setCurrent] = useState<CollectionStep>(1)
  const [reached, setReached] = useState<CollectionStep>(1)
  const [failure, setFailure] = useState<string | null>(null)
  const [saved, setSaved] = useState<number | null>(null)
  const [theirs, setTheirs] = useState<CollectionDraft | null>(null)
  /** Mine was kept over theirs, and waits to be saved. */
  const [isMineKept, setMineKept] = useState(false)
  const draftKey = collectionDraftKey(userId, collection?.id ?? null)
  const itemsKey = `${draftKey}:items`
  /** What was typed here and not saved, or when theirs were loaded, with what the fields held before it. */
  const [offer, setOffer] = useState<Offer | null>(() => {
    const kept = collectionDrafts.read(draftKey)
    const isNew = kept && changedFields(initial, keepLocalChanges(kept.base, kept.draft, initial)).length > 0
    const items = keptMembership.read(itemsKey)
    return isNew || items ? { ...(isNew ? kept : { draft: initial, base: initial }), items } : null
  })
  const [isGone, setGone] = useState(false)
  /** The collection was deleted elsewhere, and what is here is saved as another one. */
  const [isAnew, setAnew] = useState(false)
  const isNew = collection === null || isAnew
  const finish = isNew ? 'Create collection' : 'Save'
  const top = useRef<HTMLDivElement>(null)
  /** What the server refused last, by field. */
  const [rejected, setRejected] = useState<Readonly<Record<string, string>> | null>(null)
  useEffect(() => {
    // A field that is not on screen has its sentence above the form.
    if (rejected && !focusFirstProblem(top.current)) setFailure(Object.values(rejected)[0] ?? null)
  }, [rejected])

  const enter = (step: CollectionStep) => {
    setCurrent(step)
    setReached((before) => (step > before ? step : before))
    top.current?.scrollIntoView()
    // The button that was pressed may be gone or busy: whoever has no mouse goes on from the step's
    // beginning.
    top.current?.focus({ preventScroll: true })
  }
  const saving = useCollectionSave({
    collection,
    form,
    picture,
    membership,
    onRefused: (problems, told, words) => {
      setFailure(told)
      if (told !== null) return
      form.refuse(problems, words)
      setCurrent(1)
      setRejected(problems)
    },
    onConflict: setTheirs,
    onGone: () => setGone(true),
    onSaved: setSaved,
  })
  const isEdited =
    saved === null && (isAnew || form.isEdited || membership.isEdited || saving.isPictureEdited)
  const work = unfinishedKey('Collection', userId, collection?.id ?? 'new')
  useUnfinishedWork(
    work,
    isEdited && saving.storedId !== (collection?.id ?? null) ? saving.storedId : null,
    membership.isEdited || saving.isPictureMissing,
  )
  const isStored = saved !== null || (saving.storedId !== null && saving.storedId !== collection?.id)
  const lostFiles = useLostFiles(
    `${draftKey}:files`,
    picture?.content && !isStored ? [picture.content.name] : [],
  )
  const { forget: forgetFiles } = lostFiles
  const forget = useCallback(() => {
    collectionDrafts.drop(draftKey)
    keptMembership.drop(itemsKey)
    unfinishedWork.drop(work)
    forgetFiles()
  }, [draftKey, itemsKey, work, forgetFiles])
  useEffect(() => {
    if (isStored) collectionDrafts.drop(draftKey)
    else if (form.isEdited) collectionDrafts.keep(draftKey, { draft: form.draft, base: form.base })
  }, [draftKey, form.draft, form.base, form.isEdited, isStored])
  const { added, removed } = membership
  const wasChosen = useRef(false)
  useEffect(() => {
    if (membership.isEdited && !isStored) keptMembership.keep(itemsKey, { added, removed })
    // What an earlier visit has chosen stays until it is decided upon.
    else if (isStored || wasChosen.current) keptMembership.drop(itemsKey)
    wasChosen.current = membership.isEdited
  }, [itemsKey, added, removed, membership.isEdited, isStored])
  useUnsavedWork(isEdited, forget, leaving)
  const progress: CollectionProgress = { current, reached, isValid: form.isValid }

  const settle = (keepsMine: boolean) => {
    if (theirs) form.load(keepsMine ? keepLocalChanges(form.base, form.draft, theirs) : theirs, theirs)
    setOffer(keepsMine ? null : { draft: form.draft, base: form.base, items: null })
    setMineKept(keepsMine)
    setTheirs(null)
    enter(1)
  }
  const keepAsNew = () => {
    saving.startAnew()
    setPicture((before) => (before?.content ? before : null))
    setGone(false)
    setAnew(true)
    setFailure(null)
  }
  const goOn = async () => {
    setFailure(null)
    setGone(false)
    if (current === 2) {
      setMineKept(false)
      return await saving.save()
    }
    if (await saving.check()) enter(2)
  }

  return (
    <div
      ref={top}
      tabIndex={-1}
      role="group"
      aria-label={`Step ${current} of 2`}
      className="scroll-mt-24 outline-none"
    >
      {offer && (
        <DraftOffer
          onRestore={() => {
            form.load(keepLocalChanges(offer.base, offer.draft, form.draft), form.base)
            if (offer.items) membership.load(offer.items)
            setOffer(null)
            enter(1)
          }}
          onDiscard={() => {
            if (!form.isEdited) collectionDrafts.drop(draftKey)
            if (!membership.isEdited) keptMembership.drop(itemsKey)
            setOffer(null)
          }}
        />
      )}
      <LostFilesNote files={lostFiles} />
      <Stepper
        steps={shownSteps(progress)}
        onEnter={(number) =>
          (number === 1 || number === 2) && mayEnterStep(number, progress) && enter(number)
        }
      />
      <div className="mt-8 space-y-8">
        <FormFailure text={failure}>
          {isGone && (
            <>
              <p>It was deleted elsewhere. What you typed is still here.</p>
              <button type="button" className="button-plain mt-3" onClick={keepAsNew}>
                Keep it as a new collection
              </button>
            </>
          )}
        </FormFailure>
        {isAnew && saved === null && (
          <p role="status" className="border-l-2 border-brass py-1 pl-4">
            This will be saved as a new collection. The picture and the items that were stored with the
            deleted one must be added again.
          </p>
        )}
        <MissingParts missing={saving.missing} isBusy={saving.isBusy} onRetry={() => void saving.finish()} />
        {current === 1 && (
          <>
            <DetailsStep form={form} />
            <PictureField picture={picture} onPicture={setPicture} />
          </>
        )}
        {current === 2 && (
          <>
            {form.draft.status === 'public' && (
              <p className="border-l-2 border-brass py-1 pl-4">{messages.publicItemsHint}</p>
            )}
            <ChosenItems collection={saving.storedId} membership={membership} isBusy={saving.isBusy} />
            <ItemsPanel collection={saving.storedId} membership={membership} isBusy={saving.isBusy} />
          </>
        )}
        {saving.isBusy && current === 2 && <p role="status">Saving your collection…</p>}
      </div>
      {isMineKept && <LocalChangesNote finish={finish} isHere={current === 2} />}
      <WizardButtons
        isFirst={current === 1}
        finish={current === 2 ? finish : null}
        reason={disabledReason(form.wrong.map((field) => labels[field] ?? field))}
        isBusy={saving.isBusy}
        onCancel={() => {
          reportCancel(current)
          void navigate(vaultPaths.collections)
        }}
        onBack={() => enter(1)}
        onNext={() => void goOn()}
      />
      <ConflictDialog
        open={theirs !== null}
        title="This collection was changed elsewhere"
        text="“Load theirs” shows the title, description and privacy as they are stored now; you can bring back what you typed. “Keep mine” keeps those that you changed and takes the others as they are stored. Nothing is saved until you save again."
        onLoadTheirs={() => settle(false)}
        onKeepMine={() => settle(true)}
      />
      <AlertDialog
        open={saved !== null}
        text={isNew ? messages.created : messages.updated}
        onClose={() => {
          if (saved !== null) void navigate(collectionPath(saved))
        }}
      />
    </div>
  )
}

interface WizardCancel {
  event: 'wizardCancel'
  wizard: 'collection'
  step: number
}

/** The analytics layer hears in which step the wizard was canceled, and nothing of what was typed. */
function reportCancel(step: number): void {
  const layer: WizardCancel = { event: 'wizardCancel', wizard: 'collection', step }
  window.dataLayer ??= []
  window.dataLayer.push(layer)
}
