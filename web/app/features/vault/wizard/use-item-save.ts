import { useQueryClient } from '@tanstack/react-query'
import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { useRef, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { trouble } from '../../../shared/api/trouble.ts'
import { userDetails } from '../../identity/queries.ts'
import { base64Of, sendPhotos } from '../photos/send-photos.ts'
import { areSame, photosDiffer, withoutRefused, type StoredImage } from '../photos/photo-list.ts'
import { storedPhoto } from '../photos/photo.ts'
import type { PhotoSet } from '../photos/use-photos.ts'
import { forgetDraft } from '../queries/drafts.ts'
import { itemsKey } from '../queries/items.ts'
import { changeBeside, withFittingOwnership } from '../record/ownership-draft.ts'
import {
  emptyRecordDraft,
  recordBody,
  storedPhotoIds,
  type RecordBody,
  type RecordDraft,
} from '../record/record-draft.ts'
import type { RecordForm } from '../record/use-record-form.ts'
import { forgetLost, isLost, sendCreate } from '../shared/lost-creates.ts'
import { refusalForRoom } from '../shared/room-for.ts'
import { storedVideo, videoDiffers, type VideoShare } from '../video/video-entry.ts'
import type { VideoSet } from '../video/use-video.ts'
import { releasedIdsOf, releasedRowIds, withStoredReleases } from './released-rows.ts'
import {
  checkItem,
  checkNewItemsRecord,
  checkRecord,
  storeDraftItem,
  createEntry,
  findCreated,
  readToEdit,
  storeItem,
  storePhotos,
  storeRecord,
  storeReleased,
  storeVideo,
  type StoredItem,
} from './item-calls.ts'
import { inputOf, type ItemDraft, type ItemInput } from './item-draft.ts'
import { textOfPrice } from './price-text.ts'
import { isFileRefused, isVideoRefused, mediaRefusal, saveRefusal, type SaveRefusal } from './save-refusal.ts'
import type { DraftForm } from './use-draft.ts'

interface Saving {
  form: DraftForm
  record: RecordForm
  photoSet: PhotoSet
  videoSet: VideoSet
  userId: number
  item: VaultItem | null
  /** The draft in whose place the item is created. */
  ofDraft?: DraftToSave | undefined
  onRefused: (refusal: SaveRefusal) => void
  /** Its details are stored as `base` says; photos and video follow. */
  onStored: (id: number, draft: ItemDraft, base: ItemDraft) => void
  onSaved: (id: number) => void
  /** The item is stored; some of its photos, or its video, are not. */
  onMediaFailed: () => void
}

export interface DraftToSave {
  id: number
  images: VaultItem['images']
}

interface Known extends StoredItem {
  images: readonly (StoredImage & { id: number })[]
  hasVideo: boolean
}

const NOT_ALL_STORED =
  'Your item is saved, but not all of its photos. They are kept here: try again, or remove what cannot be used.'

const NOT_RELEASED =
  'Your item is saved, but what its public page shows is as it was before. Please save again.'

function knownOf(item: VaultItem | null, ofDraft?: DraftToSave): Known {
  return {
    id: item?.id ?? null,
    revision: item?.revision,
    images: item?.images ?? ofDraft?.images ?? [],
    hasVideo: (item?.videos.length ?? 0) > 0,
  }
}

/**
 * Saves the item, then its photos, then its video; whatever fails after the item was saved is tried again by
 * update, never by a second create. Where the response of the create was lost, the item is looked for first.
 */
export function useItemSave({
  form,
  record,
  photoSet,
  videoSet,
  userId,
  item,
  ofDraft,
  onRefused,
  onStored,
  onSaved,
  onMediaFailed,
}: Saving) {
  const queryClient = useQueryClient()
  const known = useRef(knownOf(item, ofDraft))
  /** The record as the item has it; null until it was saved here. */
  const knownRecord = useRef<RecordBody | null>(null)
  /** The sold price that the item has beside that record. */
  const soldPrice = useRef(textOfPrice(item?.soldPrice ?? null))
  /** Where the photos of the wizard are stored that were stored here. */
  const urls = useRef(new Map<string, string>())
  /** What a create has sent that may be stored or not. */
  const unanswered = useRef<ItemInput | null>(null)
  /** Whether it may be that others see less or more of the item's specifics than the rows say. */
  const isReleaseDue = useRef(false)
  /** A release that may be stored or not, with the revision over which it was sent. */
  const unansweredRelease = useRef<{ ids: readonly number[]; revision: number | undefined } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [mediaProblem, setMediaProblem] = useState<string | null>(null)
  const [videoProblem, setVideoProblem] = useState<string | null>(null)
  const [videoShare, setVideoShare] = useState<VideoShare>(null)

  /** Runs one part of a save; what it refuses is told. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof CallFailed && error.status === 403)
        void queryClient.invalidateQueries({ queryKey: userDetails(browserCall).queryKey })
      const refusal = saveRefusal(error)
      if (refusal.kind === 'trouble') trouble.raise()
      onRefused(refusal)
      return false
    } finally {
      setBusy(false)
    }
  }

  /**
   * A photo or video that was refused by a newer revision is sent again without one: the member has been
   * told.
   */
  function told(error: unknown): string {
    if (error instanceof CallFailed && error.code === 'REVISION_CONFLICT') known.current.revision = undefined
    return mediaRefusal(error)
  }

  async function sendMedia(id: number): Promise<boolean> {
    const arePhotosStored = await sendPhotos({
      photos: photoSet.photos,
      stored: known.current.images,
      base64Of,
      changed: (photo, change) => {
        if (change.url) urls.current.set(photo, change.url)
        photoSet.change({ kind: 'changed', id: photo, change })
      },
      failureOf: (error) => ({ kind: isFileRefused(error) ? 'refused' : 'failed', reason: told(error) }),
      refusalForRoom,
      send: async (entries, onProgress, onWaiting) => {
        const { images, revision } = await storePhotos({ id, revision: known.current.revision }, entries, {
          onProgress,
          onWaiting,
        })
        known.current = { ...known.current, images, revision }
        return images
      },
    })
    setMediaProblem(arePhotosStored ? null : NOT_ALL_STORED)
    return (await sendVideo(id)) && arePhotosStored
  }

  async function sendVideo(id: number): Promise<boolean> {
    const { video } = videoSet
    if (!videoDiffers(video, known.current.hasVideo)) return true
    const refusal = video?.file ? await refusalForRoom(video.file.size) : null
    if (refusal !== null) {
      setVideoProblem(refusal)
      return false
    }
    setVideoShare(video ? 0 : null)
    try {
      const { videos, revision } = await storeVideo(
        { id, revision: known.current.revision },
        userId,
        video?.file ? { file: video.file, thumbnail: video.thumbnail } : null,
        {
          onProgress: (sent, total) => setVideoShare(total > 0 ? sent / total : 0),
          onWaiting: () => setVideoShare('waiting'),
        },
      )
      known.current = { ...known.current, hasVideo: videos.length > 0, revision }
      if (video) videoSet.put({ ...video, file: null })
      setVideoProblem(null)
      return true
    } catch (error) {
      if (video && isVideoRefused(error)) videoSet.put({ ...video, isRefused: true })
      setVideoProblem(told(error))
      return false
    } finally {
      setVideoShare(null)
    }
  }

  /** Goes on with the item of a create whose response was lost, where it was stored. */
  async function findUnanswered(input: ItemInput): Promise<void> {
    const isReloaded = known.current.id === null && isLost('item', input.title)
    const sent = unanswered.current ?? (isReloaded ? input : null)
    if (!sent) return
    const found = await findCreated(sent, ofDraft !== undefined)
    if (found) {
      const { id, revision, images } = found
      // A draft's photos are the item's from the beginning.
      known.current = { ...known.current, id, revision, ...(ofDraft && { images }) }
    }
    unanswered.current = null
    forgetLost('item')
  }

  /** The stored photo that a photo of the wizard is, as far as it is stored. */
  function photoId(photo: string): number | undefined {
    const url = urls.current.get(photo) ?? photoSet.photos.find(({ id }) => id === photo)?.url
    return known.current.images.find((image) => image.url === url)?.id
  }

  /** What a save of the record has to send of it, and the whole of it. */
  function changedRecord(draft: RecordDraft): { change: RecordBody; whole: RecordBody } {
    const before = knownRecord.current ?? recordBody(record.stored, storedPhotoIds)
    const whole = recordBody(withFittingOwnership(draft, record.stored, form.draft.soldPrice), photoId)
    const sold = { before: soldPrice.current, now: form.draft.soldPrice }
    return { change: changeBeside(before, whole, sold), whole }
  }

  /** Every check of a save of the record. */
  async function checkMore(): Promise<void> {
    const { id } = known.current
    if (!record.draft || !(record.isEdited || id === null)) return
    const { change } = changedRecord(record.draft)
    if (Object.keys(change).length === 0) return
    if (id === null) await checkNewItemsRecord(change)
    else await checkRecord(id, change)
  }

  async function sendRecord(id: number): Promise<void> {
    const { draft } = record
    if (!draft) return
    const { change, whole } = changedRecord(draft)
    if (Object.keys(change).length > 0)
      known.current.revision = await storeRecord({ id, revision: known.current.revision }, change)
    knownRecord.current = whole
    soldPrice.current = form.draft.soldPrice
    record.load(draft, draft)
  }

  /** Every check of a save; nothing is stored. */
  async function check(input: ItemInput): Promise<void> {
    await findUnanswered(input)
    await checkItem(known.current.id, input)
  }

  async function store(input: ItemInput): Promise<StoredItem & { id: number }> {
    await findUnanswered(input)
    if (known.current.id !== null) return await storeItem(known.current, input)
    try {
      return await sendCreate('item', input.title, () =>
        ofDraft ? storeOfDraft(ofDraft, input) : storeItem(known.current, input),
      )
    } catch (error) {
      if (error instanceof NoResponse) unanswered.current = input
      throw error
    }
  }

  /** With its record: all of it is stored, or nothing. */
  async function storeOfDraft(draft: DraftToSave, input: ItemInput): Promise<StoredItem & { id: number }> {
    const { change, whole } = record.draft ? changedRecord(record.draft) : { change: {}, whole: null }
    const { id, revision, images } = await storeDraftItem(draft.id, input, change)
    known.current = { ...known.current, images }
    if (whole) knownRecord.current = whole
    soldPrice.current = form.draft.soldPrice
    return { id, revision }
  }

  async function save(): Promise<void> {
    let isReleased = true
    const isStored = await attempt(async () => {
      await findUnansweredRelease()
      const draft = await withEntries(form)
      if ([...draft.itemSpecifics, ...form.base.itemSpecifics].some(({ isReleased }) => isReleased))
        isReleaseDue.current = true
      await withdraw(draft)
      const stored = await store(inputOf(draft))
      known.current = { ...known.current, ...stored }
      onStored(stored.id, draft, isReleaseDue.current ? withStoredReleases(draft, form.base) : draft)
      if (isReleaseDue.current) isReleased = await release(stored.id, draft)
    })
    if (isStored && isReleased) await finish()
  }

  /** Hides what is no longer to be shown before anything else is stored: nothing new is public meanwhile. */
  async function withdraw(draft: ItemDraft): Promise<void> {
    const shown = releasedRowIds(form.base)
    const kept = releasedRowIds(draft).filter((id) => shown.includes(id))
    if (known.current.id !== null && kept.length < shown.length) await putReleased(known.current.id, kept)
  }

  async function putReleased(id: number, ids: number[]): Promise<void> {
    const { revision } = known.current
    try {
      known.current.revision = await storeReleased({ id, revision }, ids)
    } catch (error) {
      if (error instanceof NoResponse) unansweredRelease.current = { ids, revision }
      throw error
    }
  }

  /** Shows others the specifics whose boxes are ticked. The stored rows are in the order of the draft's. */
  async function release(id: number, draft: ItemDraft): Promise<boolean> {
    try {
      const stored = await readToEdit(queryClient, id)
      const wanted = releasedIdsOf(draft.itemSpecifics, stored?.item.itemSpecifics ?? [])
      if (stored && wanted.join() !== stored.releasedIds.join()) await putReleased(id, wanted)
    } catch (error) {
      const refusal = saveRefusal(error)
      const isItself = refusal.kind === 'conflict' || refusal.kind === 'gone'
      onRefused(isItself ? refusal : { kind: 'told', text: NOT_RELEASED })
      return false
    }
    isReleaseDue.current = false
    onStored(id, draft, draft)
    return true
  }

  /** Goes on from a release whose response was lost, where it was stored and nothing else since. */
  async function findUnansweredRelease(): Promise<void> {
    const { current: sent } = unansweredRelease
    const { id } = known.current
    if (!sent || id === null) return
    const stored = await readToEdit(queryClient, id)
    unansweredRelease.current = null
    if (sent.revision !== undefined && stored?.item.revision === sent.revision + 1)
      if (stored.releasedIds.join() === sent.ids.join()) known.current.revision = stored.item.revision
  }

  /** Sends what is not stored yet of photos and video, and is done where everything is. */
  async function finish(): Promise<void> {
    const { id } = known.current
    if (id === null) return
    let isWhole = false
    const isDone = await attempt(async () => {
      isWhole = await sendMedia(id)
      await sendRecord(id)
      await queryClient.invalidateQueries({ queryKey: itemsKey })
      if (ofDraft) await forgetDraft(queryClient, ofDraft.id)
    })
    if (!isDone) return
    if (isWhole) onSaved(id)
    else onMediaFailed()
  }

  /**
   * Goes on from what is stored now. What was changed here of photos and video stays where mine is kept; what
   * is new here stays either way.
   */
  function settle(theirs: VaultItem, keepsMine: boolean): void {
    const before = known.current
    known.current = knownOf(theirs)
    knownRecord.current = null
    soldPrice.current = textOfPrice(theirs.soldPrice)
    urls.current.clear()
    const added = photoSet.photos.filter(({ content, url }) => content !== null && url === null)
    if (!keepsMine || !areSame(theirs.images, before.images))
      photoSet.change({ kind: 'set', photos: [...theirs.images.map(storedPhoto), ...added] })
    const isMine = keepsMine ? videoDiffers(videoSet.video, before.hasVideo) : videoSet.video?.file
    if (!isMine) videoSet.put(storedVideo(theirs.videos))
  }

  /**
   * Of an item that is gone: what is here is created anew. Photos and a video that were stored with it went
   * with it.
   */
  function startAnew(): void {
    known.current = knownOf(null)
    knownRecord.current = recordBody(emptyRecordDraft, storedPhotoIds)
    soldPrice.current = ''
    photoSet.change({
      kind: 'set',
      photos: photoSet.photos
        .filter(({ content }) => content !== null)
        .map((photo) => ({ ...photo, url: null })),
    })
    if (!videoSet.video?.file) videoSet.put(null)
  }

  return {
    itemId: () => known.current.id,
    settle,
    startAnew,
    check,
    checkMore,
    save,
    finish,
    attempt,
    isBusy,
    mediaProblem,
    videoProblem,
    videoShare,
    isMediaEdited: () =>
      photosDiffer(photoSet.photos, known.current.images) ||
      videoDiffers(videoSet.video, known.current.hasVideo),
    /** The same without what was refused for what it is, and could not be added again. */
    isMediaMissing: () =>
      photosDiffer(withoutRefused(photoSet.photos), known.current.images) ||
      (!videoSet.video?.isRefused && videoDiffers(videoSet.video, known.current.hasVideo)),
  }
}

/**
 * A new insurer or storage location is made first; the item then names it. A refusal stands under its own
 * field.
 */
async function withEntries(form: DraftForm): Promise<ItemDraft> {
  let { draft } = form
  for (const { name, custom, type, answer, isAskedFirst } of entryFields) {
    if ((isAskedFirst && !draft[answer]) || draft[name]?.id !== 0) continue
    const made = await createEntry(type, draft[custom]).catch((error: unknown) => {
      throw atField(error, custom)
    })
    const change = { [name]: { id: made.id, displayName: made.displayName }, [custom]: '' }
    form.set(change)
    draft = { ...draft, ...change }
  }
  return draft
}

function atField(error: unknown, field: string): unknown {
  if (!(error instanceof CallFailed) || error.fieldErrors.length === 0) return error
  const body = typeof error.body === 'object' && error.body !== null ? error.body : {}
  return new CallFailed(error.status, {
    ...body,
    errors: error.fieldErrors.map((refused) => ({ ...refused, field })),
  })
}
