import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'
import { Box, IconButton } from '@mui/material'
import type { ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { useListContext, useRecordContext } from 'react-admin'
import { DragHandle, dropMark } from '../lists/DragHandle.tsx'
import { usePartnerOrder } from './PartnerOrder.tsx'

/** Dragged to any place, or moved one place up or down. */
export function MovePartner() {
  const partner = useRecordContext<ManagedPartner>()
  const { total = 0 } = useListContext()
  const { moves, isPending, moveTo } = usePartnerOrder()
  if (!partner) return null
  const { id, place, source } = partner
  return (
    <Box
      data-drop-id={id}
      data-drop-name={`place ${place}, ${source}`}
      sx={{ display: 'flex', alignItems: 'center', ...dropMark(moves, id) }}
      onClick={(event) => event.stopPropagation()}
    >
      <DragHandle id={id} name={source} moves={moves} />
      <Box component="span" sx={{ minWidth: '2ch', mr: 1, whiteSpace: 'nowrap' }}>
        {place}
      </Box>
      <IconButton
        size="small"
        aria-label={`Move ${source} up`}
        disabled={isPending || place <= 1}
        onClick={() => moveTo(id, place - 1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Move ${source} down`}
        disabled={isPending || place >= total}
        onClick={() => moveTo(id, place + 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  )
}
