import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import type { DragMoves } from './use-drag-moves.ts'

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

const forScreenReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** What has been lifted and where it would go, for whoever does not see it. */
export function DragSaid({ moves }: { moves: DragMoves }) {
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
