import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { focusFirstProblem } from '../../../shared/forms/focus-first-problem.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useUnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { noticeState } from '../item/item-notice.ts'
import { storedPhoto, type Photo } from '../photos/photo.ts'
import { PhotoStep } from '../photos/PhotoStep.tsx'
import { usePhotos, useRetrySizes } from '../photos/use-photos.ts'
import { vaultRecord } from '../queries/records.ts'
import { ConflictDialog, LocalChangesNote } from '../shared/ConflictDialog.tsx'
import { StorageNote } from '../shared/StorageNote.tsx'
import { LostFilesNote, useLostFiles } from '../shared/LostFiles.tsx'
import { unfinishedKey, unfinishedWork, useUnfinishedWork } from '../shared/unfinished-work.ts'
import { useOptionsAgain } from '../shared/use-options-again.ts'
import { addAfterPath } from '../shared/new-item-path.ts'
import { itemPath, vaultPaths } from '../shared/vault-paths.ts'
import { MORE_DETAILS_HASH } from '../record/more-details-hash.ts'
import { MoreDetails } from '../record/MoreDetails.tsx'
import { draftOfRecord, recordStorage } from '../record/record-draft.ts'
import { RecordReview } from '../record/RecordReview.tsx'
import { shownPath } from '../record/record-problems.ts'
import { useRecordForm, type OpenedRecord } from '../record/use-record-form.ts'
import { useVideo } from '../video/use-video.ts'
import { VideoArea } from '../video/VideoArea.tsx'
import { storedVideo, type VideoEntry } from '../video/video-entry.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { draftKey, draftOf, draftStorage, inputOf, type ItemDraft, withoutGone } from './item-draft.ts'
import { differing, keptWork, merged, problemsApart, typedRecord } from './kept-work.ts'
import { readToEdit } from './item-calls.ts'
import { ReviewStep } from './ReviewStep.tsx'
import type { SaveRefusal } from './save-refusal.ts'
import { SavingNote } from './SavingNote.tsx'
import { StepIndicator } from './StepIndicator.tsx'
import { useDraft } from './use-draft.ts'
import { useItemSave, type DraftToSave } from './use-item-save.ts'
import { whyDisabled } from './why-disabled.ts'
import { WizardButtons } from './WizardButtons.tsx'
import { nextStep, type StepNumber, type WizardProgress } from './wizard-steps.ts'

/** Asked where the item is stored already, and something beside it is not. */
const REST_LOST = {
  title: 'Are you sure?',
  text: 'Your item is saved. What is not saved yet of its details, photos and video will be lost.',
}

const recordKeyOf = (key: string) => `${key}:record`

interface WizardFormProps {
  /** Null while a new one is made. */
  item: VaultItem | null
  /** What the details hold at first. */
  initial: ItemDraft
  /** What 'More details' holds at first. */
  opened: OpenedRecord
  user: UserDetails
  /** The draft that the new item replaces. */
  ofDraft?: DraftToSave | undefined
}

/** The three steps over one item. */
export function WizardForm({ item, initial, opened, user, ofDraft }: WizardFormProps) {
  const navigate = useNavigate()
  const [storedId, setStoredId] = useState(item?.id ?? null)
  const ofStart = ofDraft ? (`draft-${ofDraft.id}` as const) : (item?.id ?? null)
  const key = draftKey(user.userId, storedId ?? ofStart)
  const unfinished = unfinishedKey('Item', user.userId, item?.id ?? 'new')
  const form = useDraft(initial)
  const recordKey = recordKeyOf(key)
  const record = useRecordForm(opened, recordKey)
  const photoSet = usePhotos((item ?? ofDraft)?.images.map(storedPhoto) ?? [])
  const retrySizes = useRetrySizes(item?.id ?? null, photoSet)
  const videoSet = useVideo(storedVideo(item?.videos ?? []))
  // From the item's page, to what it has beside the documented fields.
  const isForMore = useLocation().hash === MORE_DETAILS_HASH
  const [current, setCurrent] = useState<StepNumber>(isForMore ? 2 : 1)
  const [reached, setReached] = useState<StepNumber>(isForMore ? 2 : 1)
  const [failure, setFailure] = useState<string | null>(null)
  const [isGone, setGone] = useState(false)
  /** The item was deleted elsewhere, and what is here is saved as another one. */
  const [isAnew, setAnew] = useState(false)
  const [inConflict, setInConflict] = useState(false)
  /** The next item is asked for once this one is saved. */
  const addsAnother = useRef(false)
  /** Mine was kept over theirs, and waits to be saved. */
  const [isMineKept, setMineKept] = useState(false)
  const [offer, setOffer] = useState(() => keptWork(draftStorage.read(key), recordStorage.read(recordKey)))
  const askOptionsAgain = useOptionsAgain()
  const heading = useRef<HTMLDivElement>(null)
  /** What the server refused last, by field. */
  const [rejected, setRejected] = useState<Readonly<Record<string, string>> | null>(null)
  useEffect(() => {
    // A field that is not on screen has its sentence above the form.
    if (rejected && !focusFirstProblem(heading.current)) setFailure(Object.values(rejected)[0] ?? null)
  }, [rejected])

  const enter = (step: StepNumber) => {
    setCurrent(step)
    setReached((before) => (step > before ? step : before))
    heading.current?.scrollIntoView()
    // The button that was pressed may be gone or busy: whoever has no mouse goes on from the step's
    // beginning.
    heading.current?.focus({ preventScroll: true })
  }
  const tellGone = () => {
    setFailure(messages.itemNotFound)
    setGone(true)
  }
  const refused = (refusal: SaveRefusal) => {
    if (refusal.kind === 'conflict') setInConflict(true)
    if (refusal.kind === 'gone') tellGone()
    if (refusal.kind === 'told') setFailure(refusal.text)
    if (refusal.kind === 'fields') void refuseFields(refusal.problems, refusal.words)
  }
  const refuseFields = async (problems: Record<string, string>, words: Record<string, string>) => {
    const { inRecord, inItem } = problemsApart(problems, (path) =>
      record.draft ? shownPath(record.draft, path) : path,
    )
    form.set(await withoutGone(browserQueryClient, form.draft, inItem))
    askOptionsAgain()
    form.refuse(inItem, words)
    record.refuse(inRecord)
    enter(2)
    setRejected(problems)
  }
  const saving = useItemSave({
    form,
    record,
    photoSet,
    videoSet,
    userId: user.userId,
    item,
    ofDraft,
    onRefused: refused,
    onStored: (id, draft, base) => {
      draftStorage.drop(key)
      recordStorage.drop(recordKey)
      setStoredId(id)
      form.load(draft, base)
    },
    onMediaFailed: () => enter(1),
    onSaved: (id) => {
      forget()
      forgetStored(user.userId, id)
      release()
      if (addsAnother.current) void navigate(ofDraft ? vaultPaths.drafts : addAfterPath(id))
      else void navigate(itemPath(id), { state: noticeState(item && !isAnew ? 'updated' : 'added') })
    },
  })
  const isEdited = form.isEdited || record.isEdited || saving.isMediaEdited()
  useUnfinishedWork(
    unfinished,
    isEdited && storedId !== (item?.id ?? null) ? storedId : null,
    saving.isMediaMissing(),
  )
  const lostFiles = useLostFiles(
    `${draftKey(user.userId, ofStart)}:files`,
    storedId === (item?.id ?? null) ? unsentFiles(photoSet.photos, videoSet.video) : [],
  )
  const { forget: forgetFiles } = lostFiles
  const forget = useCallback(() => {
    draftStorage.drop(key)
    recordStorage.drop(recordKey)
    unfinishedWork.drop(unfinished)
    forgetFiles()
  }, [key, recordKey, unfinished, forgetFiles])
  const isPartStored = storedId !== (item?.id ?? null)
  const release = useUnsavedWork(isEdited, forget, isPartStored ? REST_LOST : undefined)
  useEffect(() => {
    if (form.isEdited) draftStorage.keep(key, { draft: form.draft, base: form.base })
  }, [key, form.draft, form.base, form.isEdited])

  const problems = { ...form.problems, ...record.problems }
  const progress: WizardProgress = {
    current,
    reached,
    hasPhotos: photoSet.photos.length > 0,
    isValid: { 1: photoSet.reading === 0, 2: Object.keys(problems).length === 0 },
  }
  const next = nextStep(progress)
  const finish = item ? 'Save' : 'Upload Item'
  const goOn = async () => {
    setFailure(null)
    if (current === 3) {
      setMineKept(false)
      return await saving.save()
    }
    if (next === null) return
    const isTitleKept = item !== null && form.draft.title === form.base.title
    const check = async () => {
      if (!isTitleKept) await saving.check(inputOf(form.draft))
      await saving.checkMore()
    }
    if (current === 2 && !(await saving.attempt(check))) return
    enter(next)
  }

  /** Theirs, or mine over theirs; the item's photos and its revision are read anew either way. */
  const settle = async (keepsMine: boolean) => {
    setInConflict(false)
    setFailure(null)
    const id = saving.itemId()
    if (id === null) return
    await saving.attempt(async () => {
      const [found, theirRecord] = await Promise.all([
        readToEdit(browserQueryClient, id),
        browserQueryClient.fetchQuery({ ...vaultRecord(browserCall, id), staleTime: 0 }).catch(() => null),
      ])
      if (!found) {
        tellGone()
        return
      }
      const { item: theirs, releasedIds } = found
      const their = draftOf(theirs, releasedIds)
      const mine = { draft: form.draft, base: form.base }
      const myRecord = typedRecord(record)
      const theirMore = theirRecord && draftOfRecord(theirRecord)
      saving.settle(theirs, keepsMine)
      setMineKept(keepsMine)
      form.load(keepsMine ? merged(mine, their) : their, their)
      if (theirMore) record.load(keepsMine && myRecord ? merged(myRecord, theirMore) : theirMore, theirMore)
      if (!keepsMine) setOffer(keptWork(differing(mine, their), theirMore && differing(myRecord, theirMore)))
    })
  }

  return (
    <div
      ref={heading}
      tabIndex={-1}
      role="group"
      aria-label={`Step ${current} of 3`}
      className="scroll-mt-24 outline-none"
    >
      {offer && (!offer.record || record.draft) && (
        <DraftOffer
          onRestore={() => {
            if (offer.item) form.load(merged(offer.item, form.draft))
            if (offer.record && record.draft) record.load(merged(offer.record, record.draft))
            setOffer(null)
          }}
          onDiscard={() => {
            if (!form.isEdited) draftStorage.drop(key)
            if (!record.isEdited) recordStorage.drop(recordKey)
            setOffer(null)
          }}
        />
      )}
      <LostFilesNote files={lostFiles} />
      <StepIndicator progress={progress} onEnter={enter} />
      <div className="mt-8 space-y-8">
        <FormFailure text={failure}>
          {isGone && (
            <>
              <p>It was deleted elsewhere. What you typed is still here.</p>
              <button
                type="button"
                className="button-plain mt-3"
                onClick={() => {
                  saving.startAnew()
                  setGone(false)
                  setAnew(true)
                  setFailure(null)
                }}
              >
                Keep it as a new item
              </button>
            </>
          )}
        </FormFailure>
        {isAnew && (
          <p role="status" className="border-l-2 border-brass py-1 pl-4">
            This will be saved as a new item. Photos that were stored with the deleted one must be added
            again.
          </p>
        )}
        {current === 1 && (
          <>
            <PhotoStep
              set={photoSet}
              problems={saving.mediaProblem ? [saving.mediaProblem] : []}
              onRetry={(photo) =>
                void (photo.upload.kind === 'without-sizes' ? retrySizes(photo) : saving.finish())
              }
              isBusy={saving.isBusy}
            />
            <VideoArea
              set={videoSet}
              failed={saving.videoProblem}
              share={saving.videoShare}
              isBusy={saving.isBusy}
            />
            <StorageNote />
          </>
        )}
        {current === 2 && (
          <DetailsStep form={form}>
            <MoreDetails
              userId={user.userId}
              form={form}
              record={record}
              photos={photoSet.photos}
              isWanted={isForMore && reached === 2}
            />
          </DetailsStep>
        )}
        {current === 3 && (
          <ReviewStep draft={form.draft} photos={photoSet.photos} video={videoSet.video}>
            <RecordReview form={form} record={record} photos={photoSet.photos} />
          </ReviewStep>
        )}
        {saving.isBusy && current === 3 && (
          <SavingNote photos={photoSet.photos} videoShare={saving.videoShare} />
        )}
      </div>
      {isMineKept && <LocalChangesNote finish={finish} isHere={current === 3} />}
      <WizardButtons
        another={ofDraft && 'Save and see drafts'}
        isFirst={current === 1}
        finish={current === 3 ? finish : null}
        reason={whyDisabled({ current, reading: photoSet.reading, problems })}
        isBusy={saving.isBusy}
        onCancel={() => void navigate(ofDraft ? vaultPaths.drafts : vaultPaths.dashboard)}
        onBack={() => enter(current === 3 ? 2 : 1)}
        onNext={() => {
          addsAnother.current = false
          void goOn()
        }}
        onFinishAndAdd={
          item
            ? undefined
            : () => {
                addsAnother.current = true
                void goOn()
              }
        }
      />
      <ConflictDialog
        open={inConflict}
        title="This item was changed elsewhere"
        text="“Load theirs” shows the item as it is stored now; you can bring back what you typed. “Keep mine” keeps the fields that you changed and takes the others as they are stored. Nothing is saved until you save again."
        onLoadTheirs={() => void settle(false)}
        onKeepMine={() => void settle(true)}
      />
    </div>
  )
}

/**
 * What is kept of an item by its id: a new one has got it while it was saved, and one that was left
 * unfinished may have been finished here.
 */
function forgetStored(userId: number, id: number): void {
  const key = draftKey(userId, id)
  draftStorage.drop(key)
  recordStorage.drop(recordKeyOf(key))
  const unfinished = unfinishedKey('Item', userId, 'new')
  if (unfinishedWork.read(unfinished)?.id === id) unfinishedWork.drop(unfinished)
}

/** By name: what is chosen or edited, and not stored yet. */
function unsentFiles(photos: readonly Photo[], video: VideoEntry | null): string[] {
  const files = photos.filter(({ content }) => content !== null).map(({ name }) => name || 'an edited photo')
  return video?.file ? [...files, video.file.name] : files
}
