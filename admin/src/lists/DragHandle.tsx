import { DragIndicator } from '@mui/icons-material'
import { Box, IconButton } from '@mui/material'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { forScreenReaders } from '../feedback/for-screen-readers.ts'

interface DragHandleProps {
  id: number
  name: string
  moves: DragMoves
}

/** Drags its row by pointer; by keyboard Space lifts it. */
export function DragHandle({ id, name, moves }: DragHandleProps) {
  return (
    <IconButton
      size="small"
      aria-label={`Drag ${name}`}
      aria-pressed={moves.held === id}
      sx={{ cursor: moves.held === id ? 'grabbing' : 'grab', touchAction: 'none' }}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => moves.pointerDown(id, event)}
      onPointerMove={moves.pointerMoved}
      onPointerUp={moves.pointerUp}
      onPointerCancel={moves.cancel}
      onBlur={moves.cancel}
      onKeyDown={(event) => moves.keyPressed(id, name, event)}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  )
}

/** What has been lifted and where it would go, for whoever does not see it. */
export function DragAnnouncement({ moves }: { moves: DragMoves }) {
  return (
    <Box component="span" role="status" sx={forScreenReaders}>
      {moves.said}
    </Box>
  )
}

/** How a row looks while something is dragged over it. */
export const dropMark = (moves: DragMoves, id: number) =>
  moves.held !== null && moves.over === id && moves.held !== id
    ? { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 }
    : {}

/** What may be dropped on carries these two: `data-drop-id` and `data-drop-name`. */
const MARK = '[data-drop-id]'

export interface DragMoves {
  /** What is being dragged, or was lifted by the keyboard. */
  held: number | null
  /** Where it would be dropped now. */
  over: number | null
  /** For screen readers. */
  said: string
  pointerDown: (id: number, event: PointerEvent<HTMLElement>) => void
  pointerMoved: (event: PointerEvent<HTMLElement>) => void
  pointerUp: () => void
  keyPressed: (id: number, name: string, event: KeyboardEvent) => void
  cancel: () => void
}

/**
 * Moves a row onto another by a handle: with mouse, pen or finger, and by the keyboard (Space lifts and
 * drops, arrows choose where, Escape gives up). @param onDrop asked once, with two different ids
 */
export function useDragMoves(onDrop: (id: number, target: number) => void): DragMoves {
  const [held, setHeld] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  // Several events may come before the next drawing.
  const now = useRef<{ held: number | null; over: number | null }>({ held: null, over: null })
  const note = (next: { held: number | null; over: number | null }) => {
    now.current = next
    setHeld(next.held)
    setOver(next.over)
  }
  const end = (words: string) => {
    note({ held: null, over: null })
    setSaid(words)
  }
  const drop = () => {
    const { held: id, over: target } = now.current
    end(id === null || target === null || id === target ? 'Left where it was.' : 'Dropped.')
    if (id !== null && target !== null && id !== target) onDrop(id, target)
  }
  const step = (by: number) => {
    const marks = [...document.querySelectorAll<HTMLElement>(MARK)]
    const at = marks.findIndex((mark) => idOf(mark) === now.current.over)
    const next = marks[at + by]
    if (!next) return
    note({ ...now.current, over: idOf(next) })
    next.scrollIntoView({ block: 'nearest' })
    setSaid(`Over ${next.dataset['dropName']}.`)
  }
  return {
    held,
    over,
    said,
    pointerDown: (id, event) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      note({ held: id, over: null })
    },
    pointerMoved: ({ clientX, clientY }) => {
      if (now.current.held !== null) note({ ...now.current, over: idAt(clientX, clientY) })
    },
    pointerUp: () => {
      // A press without a move is the click that keyboards and screen readers send as well.
      if (now.current.held !== null) drop()
    },
    keyPressed: (id, name, event) => {
      const isHeld = now.current.held === id
      if (event.key === ' ' || event.key === 'Enter') {
        if (isHeld) drop()
        else {
          note({ held: id, over: id })
          setSaid(`${name} is lifted. Arrows choose where, Space drops, Escape gives up.`)
        }
      } else if (isHeld && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
        step(event.key === 'ArrowDown' ? 1 : -1)
      else if (isHeld && event.key === 'Escape') end('Left where it was.')
      else return
      event.preventDefault()
    },
    cancel: () => {
      if (now.current.held !== null) end('Left where it was.')
    },
  }
}

const idOf = ({ dataset }: HTMLElement): number => Number(dataset['dropId'])

/** The row under the pointer: the mark itself, or the table row that holds one. */
function idAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>(`${MARK}, tr`)
  const mark = row?.matches(MARK) ? row : row?.querySelector<HTMLElement>(MARK)
  return mark ? idOf(mark) : null
}
