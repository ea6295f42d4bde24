import { useReducer, useRef, useState } from 'react'
import { fittingPhotos } from './check-photo.ts'
import type { Photo } from './photo.ts'
import { photosAfter, type PhotoChange } from './photo-list.ts'
import { readPhoto } from './read-photo.ts'

export interface PhotoSet {
  photos: readonly Photo[]
  change: (change: PhotoChange) => void
  add: (files: readonly File[]) => Promise<void>
  /** What is wrong with files that were chosen, until others are chosen or it is dismissed. */
  problems: readonly string[]
  dismiss: () => void
  /** Files that are still read. */
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
    for (const file of taken) {
      const read = await readPhoto(file, `new-${nextId.current++}`)
      coming.current -= 1
      setReading(coming.current)
      if ('photo' in read) change({ kind: 'added', photos: [read.photo] })
      else setProblems((before) => [...before, read.problem])
    }
  }
  return { photos, change, add, problems, dismiss: () => setProblems([]), reading }
}
