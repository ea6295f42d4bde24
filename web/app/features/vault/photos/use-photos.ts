import {
  imageOverBytes,
  shortFileName,
  vaultMediaLimits as limits,
  vaultMediaMessages as messages,
} from '@vitrine/contracts/vault-media/messages'
import { useCallback, useReducer, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { retryImage } from '@vitrine/contracts/vault-media/endpoints'
import { roomForChosen } from '../shared/room-for.ts'
import { extensionOf, fittingPhotos, refusedDimensions, refusedPhoto } from './check-photo.ts'
import { openPhoto } from './open-photo.ts'
import { previewOf } from './photo-preview.ts'
import { NOT_SENT, type Photo, type PhotoPreview } from './photo.ts'
import { type PhotoChange, photosAfter } from './photo-list.ts'
import { rotatePhoto } from './rotate-photo.ts'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { vaultItem } from '../queries/items.ts'
import { failureWords } from '../shared/vault-words.ts'

export interface PhotoSet {
  photos: readonly Photo[]
  change: (change: PhotoChange) => void
  add: (files: readonly File[]) => Promise<void>
  /** Rotates a photo clockwise by 90 degrees. */
  rotate: (photo: Photo) => void
  /** Why files were not taken, until others are chosen or it is removed. */
  problems: readonly string[]
  remove: (place: number) => void
  /** Photos that are still read or rotated. */
  reading: number
}

/** The photos of the wizard, and files on their way among them. */
export function usePhotos(initial: readonly Photo[]): PhotoSet {
  const [photos, change] = useReducer(photosAfter, initial)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [reading, setReading] = useState(0)
  const nextId = useRef(1)
  // Files that were dropped one after the other: those that are still read take their room.
  const coming = useRef(0)

  async function add(files: readonly File[]) {
    const { taken, problem } = fittingPhotos(files, photos.length + coming.current)
    setProblems(problem ? [problem] : [])
    coming.current += taken.length
    setReading(coming.current)
    const refusalFor = await roomForChosen()
    let unsentBytes = photos.reduce((sum, { content }) => sum + (content?.size ?? 0), 0)
    let withoutRoom: string | null = null
    for (const file of taken) {
      const refusal = refusalFor(unsentBytes + file.size)
      const read = refusal === null ? await readPhoto(file, `new-${nextId.current++}`) : null
      coming.current -= 1
      setReading(coming.current)
      withoutRoom ??= refusal
      if (read === null) continue
      if ('photo' in read) {
        unsentBytes += file.size
        change({ kind: 'added', photos: [read.photo] })
      } else setProblems((before) => [...before, read.problem])
    }
    // Said once, whatever the number of files.
    if (withoutRoom !== null) setProblems((before) => [...before, withoutRoom])
  }
  // A second tap, before the first one is done, rotates what the first one makes.
  const turns = useRef(new Map<string, Promise<Photo>>())
  const [rotating, setRotating] = useState(0)
  const rotate = useCallback((photo: Photo) => {
    const turn = async () => {
      const before = (await turns.current.get(photo.id)) ?? photo
      const result = await rotatePhoto(before)
      change({ kind: 'changed', id: photo.id, change: result })
      return { ...before, ...result }
    }
    setRotating((count) => count + 1)
    const turned = turn()
    turns.current.set(photo.id, turned)
    turned
      .catch(() =>
        setProblems([
          photo.name ? `${shortFileName(photo.name)}: ${messages.imageNotRotated}` : messages.imageNotRotated,
        ]),
      )
      .finally(() => {
        setRotating((count) => count - 1)
        if (turns.current.get(photo.id) === turned) turns.current.delete(photo.id)
      })
  }, [])
  const remove = (place: number) => setProblems((before) => before.filter((_, at) => at !== place))
  return {
    photos,
    change,
    add,
    rotate,
    problems,
    remove,
    reading: reading + rotating,
  }
}

type ReadPhoto = { photo: Photo } | { problem: string }

/** A file as the wizard takes it: judged, converted where it has to be, and with a small picture to show. */
export async function readPhoto(file: File, id: string): Promise<ReadPhoto> {
  const refused = refusedPhoto(file)
  if (refused) return { problem: refused }
  /** Of several files that were chosen, it is told which one is meant. */
  const named = (problem: string): ReadPhoto => ({ problem: `${shortFileName(file.name)}: ${problem}` })
  const opened = await openPhoto(file)
  if (opened === 'damaged') return named(messages.imageDamaged)
  if (opened === 'unsupported') return named(messages.imageUnreadable)
  const { content, image } = opened
  if (!image)
    return { photo: aPhoto(file, content, id, { type: '', url: '/images/placeholder.svg', base64: null }) }
  try {
    // A conversion may have made it larger.
    if (content.size > limits.imageBytesMax) return { problem: imageOverBytes(file.name) }
    const problem = refusedDimensions({
      width: image.element.naturalWidth,
      height: image.element.naturalHeight,
    })
    return problem ? named(problem) : { photo: aPhoto(file, content, id, previewOf(image.element)) }
  } finally {
    image.release()
  }
}

function aPhoto({ name }: File, content: Blob, id: string, preview: PhotoPreview): Photo {
  return {
    id,
    name,
    url: null,
    type: content.type,
    extension: extensionOf(name),
    preview,
    isEdited: false,
    altText: '',
    content,
    upload: NOT_SENT,
  }
}

/** Has the smaller sizes of a stored photo made again; says at the photo when that cannot be asked for. */
export function useRetrySizes(itemId: number | null, { change }: Pick<PhotoSet, 'change'>) {
  const queryClient = useQueryClient()
  return async ({ id, upload }: Photo): Promise<void> => {
    if (itemId === null || upload.kind !== 'without-sizes') return
    change({ kind: 'changed', id, change: { upload: NOT_SENT } })
    try {
      const { response } = await browserCall(retryImage, {
        params: { id: itemId, imageId: upload.imageId },
      })
      queryClient.setQueryData(vaultItem(browserCall, itemId).queryKey, (item) =>
        item ? { ...item, images: response.images } : item,
      )
    } catch (error) {
      change({ kind: 'changed', id, change: { upload: { ...upload, reason: failureWords(error) } } })
    }
  }
}
