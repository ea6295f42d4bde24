import { useRef, useState } from 'react'
import { refusalForRoom } from '../shared/room-for.ts'
import { readPhoto } from '../photos/use-photos.ts'
import { groupPhotos, titleOf } from './group-photos.ts'
import { likenessOfPicture } from './likeness.ts'
import type { ChosenPhoto, GroupChange, PhotoGroup } from './photo-groups.ts'
import { takenAt } from './taken-at.ts'

/** Photos on the page at once. */
export const PHOTOS_MAX = 200
/** Photos that are opened at the same time. */
const AT_ONCE = 2

/** Reads the files that are chosen, and groups them once all are read. */
export function useChosenPhotos(present: number, change: (change: GroupChange) => void) {
  const [reading, setReading] = useState({ done: 0, all: 0 })
  const [problems, setProblems] = useState<readonly string[]>([])
  const coming = useRef(0)

  async function add(files: readonly File[]): Promise<void> {
    const room = Math.max(0, PHOTOS_MAX - present - coming.current)
    const taken = files.slice(0, room)
    setProblems(
      files.length > room
        ? [
            `At most ${PHOTOS_MAX} photos at once: ${files.length - room} were not taken. Please add them once these are uploaded.`,
          ]
        : [],
    )
    if (taken.length === 0) return
    const refusal = await refusalForRoom(taken.reduce((sum, { size }) => sum + size, 0))
    if (refusal !== null) return setProblems((before) => [...before, refusal])
    coming.current += taken.length
    setReading(({ done, all }) => ({ done, all: all + taken.length }))
    const read: ChosenPhoto[] = []
    const waiting = [...taken]
    const worker = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const opened = await openChosen(file)
        if (typeof opened === 'string') setProblems((before) => [...before, opened])
        else read.push(opened)
        setReading(({ done, all }) => ({ done: done + 1, all }))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    coming.current -= taken.length
    if (coming.current === 0) setReading({ done: 0, all: 0 })
    change({ kind: 'added', photos: read, groups: groupsOf(read) })
  }

  return {
    add,
    reading: reading.all > 0 ? reading : null,
    problems,
    removeProblem: (place: number) => setProblems((before) => before.filter((_, at) => at !== place)),
  }
}

function groupsOf(photos: readonly ChosenPhoto[]): PhotoGroup[] {
  const names = new Map(photos.map(({ id, name }) => [id, name]))
  return groupPhotos(photos).map((photoIds) => ({
    id: crypto.randomUUID(),
    title: titleOf(names.get(photoIds[0] ?? '') ?? ''),
    photoIds,
  }))
}

/** What stands against a file, or the photo. */
async function openChosen(file: File): Promise<ChosenPhoto | string> {
  const id = crypto.randomUUID()
  const [read, taken] = await Promise.all([readPhoto(file, id), takenAt(file)])
  if ('problem' in read) return read.problem
  const { content, preview } = read.photo
  return {
    id,
    name: file.name,
    content: content ?? file,
    preview: preview.url,
    takenAt: taken,
    likeness: preview.base64 === null ? null : await likenessOfPicture(preview.url),
    sending: { kind: 'here' },
  }
}
