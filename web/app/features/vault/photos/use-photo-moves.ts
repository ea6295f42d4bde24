import { useLayoutEffect, useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import type { Photo } from './photo.ts'
import type { PhotoChange } from './photo-list.ts'

/** What a tile tells of itself; never another object, so that a tile is drawn anew only when it changes. */
export interface PhotoMoves {
  /** The button of a tile: lifts its photo, puts it down, or takes the lifted one into its place. */
  pressed: (id: string) => void
  keyPressed: (id: string, event: KeyboardEvent) => void
  dragStarted: (id: string, event: DragEvent) => void
  draggedOver: (id: string, event: DragEvent) => void
  dropped: (id: string, event: DragEvent) => void
  dragEnded: () => void
}

interface Lifted {
  id: string
  /** Where it was, for whoever changes their mind. */
  from: number
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moving photos: each step is a change of their order at once, so that leaving in between loses nothing. */
export function usePhotoMoves(photos: readonly Photo[], change: (change: PhotoChange) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  // What the handlers look at: they are made once.
  const now = useRef({ photos, change, lifted, dragged })
  useLayoutEffect(() => {
    now.current = { photos, change, lifted, dragged }
  })

  const moves = useMemo<PhotoMoves>(() => {
    const placeOf = (id: string) => now.current.photos.findIndex((photo) => photo.id === id)
    const moveTo = (id: string, to: number) => {
      const [from, count] = [placeOf(id), now.current.photos.length]
      if (from < 0 || to < 0 || to >= count || to === from) return
      now.current.change({ kind: 'moved', id, to })
      setSaid(`Photo ${from + 1} is now photo ${to + 1} of ${count}.`)
    }
    const putDown = () => {
      setLifted(null)
      setSaid('Put down.')
    }
    const dragEnded = () => {
      setDragged(null)
      setOver(null)
    }
    return {
      pressed: (id) => {
        const held = now.current.lifted
        if (held?.id === id) return putDown()
        if (held && placeOf(held.id) >= 0) {
          moveTo(held.id, placeOf(id))
          return setLifted(null)
        }
        setLifted({ id, from: placeOf(id) })
        setSaid(`Photo ${placeOf(id) + 1} is lifted.`)
      },
      keyPressed: (id, event) => {
        const held = now.current.lifted
        if (held?.id !== id) return
        const step = STEPS[event.key]
        if (step !== undefined) moveTo(id, placeOf(id) + step)
        else if (event.key === 'Escape') {
          moveTo(id, held.from)
          setLifted(null)
        } else return
        event.preventDefault()
      },
      dragStarted: (id, { dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', id)
        setLifted(null)
        setDragged(id)
      },
      draggedOver: (id, event) => {
        if (now.current.dragged === null) return
        event.preventDefault()
        setOver(id === now.current.dragged ? null : id)
      },
      dropped: (id, event) => {
        if (now.current.dragged === null) return
        event.preventDefault()
        moveTo(now.current.dragged, placeOf(id))
        dragEnded()
      },
      dragEnded,
    }
  }, [])
  return { lifted: lifted?.id ?? null, dragged, over, said, moves }
}
