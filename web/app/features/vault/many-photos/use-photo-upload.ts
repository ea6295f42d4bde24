import { CallFailed, fillPath } from '@vitrine/contracts/client'
import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import { createDrafts, uploadPhoto } from '@vitrine/contracts/vault-drafts/endpoints'
import type { DraftPhoto } from '@vitrine/contracts/vault-drafts/schemas'
import { useEffect, useRef, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { assertAccepted, sendFile } from '../../../shared/api/send-file.ts'
import type { CommonDetails } from '../drafts/DetailsForAll.tsx'
import { failureInWords } from '../shared/failure-in-words.ts'
import { draftPath } from '../shared/new-item-path.ts'
import { itemPath } from '../shared/vault-paths.ts'
import type { ChosenPhoto, GroupChange, Groups, PhotoGroup } from './photo-groups.ts'

/** Photos that are sent at the same time: the api lets those of one member take turns. */
const AT_ONCE = 3
/** Seconds before a photo is sent again whose connection was lost; the browser may say sooner that it is back. */
const AGAIN_SECONDS = [2, 5, 10, 20, 30]

/**
 * Makes a draft of each object and sends its photos, some at a time. What is lost with a connection is sent
 * again by itself; the key of a photo tells the api that it is the same.
 */
export function usePhotoUpload(change: (change: GroupChange) => void) {
  const [draftIds, setDraftIds] = useState<ReadonlyMap<string, number>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  async function draftsOf(groups: readonly PhotoGroup[], details: CommonDetails) {
    const made = new Map(draftIds)
    const missing = groups.filter(({ id }) => !made.has(id))
    for (let at = 0; at < missing.length; at += draftLimits.chosenMax) {
      const some = missing.slice(at, at + draftLimits.chosenMax)
      const { response } = await browserCall(createDrafts, {
        body: { origin: 'photos', drafts: some.map((group) => draftInput(group, details)) },
      })
      for (const [place, { id }] of some.entries()) made.set(id, response.ids[place] ?? 0)
      setDraftIds(new Map(made))
    }
    return made
  }

  async function upload({ groups, photos }: Groups, details: CommonDetails): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const controller = new AbortController()
    leaving.current = controller
    try {
      const made = await draftsOf(groups, details)
      const waiting = groups.flatMap(({ id, photoIds }) =>
        photoIds.flatMap((photoId, place) => {
          const photo = photos.get(photoId)
          return photo && photo.sending.kind !== 'stored'
            ? [{ photo, draftId: made.get(id) ?? 0, place }]
            : []
        }),
      )
      const worker = async () => {
        for (let next = waiting.shift(); next && !controller.signal.aborted; next = waiting.shift())
          await sendPhoto(next, controller.signal, change)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
    } catch (error) {
      if (!controller.signal.aborted) setFailure(failureInWords(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    upload,
    isBusy,
    failure,
    draftIds,
    forget: () => setDraftIds(new Map()),
  }
}

function draftInput(
  { title }: PhotoGroup,
  { categoryId, storageLocationId, insuranceId, collection, tags, describesByTitle }: CommonDetails,
) {
  return {
    title,
    ...(describesByTitle && title.trim() !== '' && { description: title }),
    ...(categoryId !== null && { categoryId }),
    ...(storageLocationId !== null && { storageLocation: { id: storageLocationId } }),
    ...(insuranceId !== null && { insurance: { id: insuranceId } }),
    ...(collection && { itemCollections: [{ id: collection.id }] }),
    ...(tags.length > 0 && { tags: tags.map(({ id }) => ({ id })) }),
  }
}

interface PhotoToSend {
  photo: ChosenPhoto
  draftId: number
  place: number
}

async function sendPhoto(
  { photo, draftId, place }: PhotoToSend,
  signal: AbortSignal,
  change: (change: GroupChange) => void,
): Promise<void> {
  const tell = (sending: ChosenPhoto['sending']) => change({ kind: 'sending', photoId: photo.id, sending })
  const path = `${fillPath(uploadPhoto.path, { params: { id: draftId } })}?upload=${photo.id}&place=${place}`
  const form = new FormData()
  form.append('file', photo.content, photo.name)
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    tell({ kind: 'sending', share: 0 })
    try {
      const sent = await sendFile(path, form, {
        signal,
        onProgress: (bytes, total) => tell({ kind: 'sending', share: total > 0 ? bytes / total : 0 }),
        onWaiting: () => tell({ kind: 'waiting' }),
      })
      await assertAccepted(sent, path)
      const { alike } = (JSON.parse(sent.body) as DraftPhoto).response
      tell({
        kind: 'stored',
        alike: alike.map(({ kind, id, title }) => ({
          title: title || 'a draft',
          path: kind === 'item' ? itemPath(id) : draftPath(id),
        })),
      })
      return
    } catch (error) {
      if (signal.aborted) return
      // A refusal stays one; everything else is a connection that was lost, or a server that is away.
      if (error instanceof CallFailed && error.status < 500) {
        tell({ kind: 'refused', reason: failureInWords(error) })
        return
      }
      tell({ kind: 'offline' })
      await connectionAgain(AGAIN_SECONDS[Math.min(attempt, AGAIN_SECONDS.length - 1)] ?? 30, signal)
    }
  }
}

/** After some seconds, or as soon as the browser says that there is a connection. */
function connectionAgain(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, seconds * 1000)
    addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
