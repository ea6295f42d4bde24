import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'
import { Box, IconButton } from '@mui/material'
import type { ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { useListContext, useRecordContext } from 'react-admin'
import { useConsoleAction } from '../providers/use-console-action.ts'

/** One place up or down. */
export function MovePartner() {
  const partner = useRecordContext<ManagedPartner>()
  const { total = 0 } = useListContext()
  const { mutate, isPending } = useConsoleAction({ run: (data, { id, place }: { id: number; place: number }) => data.movePartner(id, place), changes: ['partners'] })
  if (!partner) return null
  const { id, place, source } = partner
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }} onClick={(event) => event.stopPropagation()}>
      <Box component="span" sx={{ minWidth: '2ch', mr: 1, whiteSpace: 'nowrap' }}>
        {place}
      </Box>
      <IconButton size="small" aria-label={`Move ${source} up`} disabled={isPending || place <= 1} onClick={() => mutate({ id, place: place - 1 })}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`Move ${source} down`} disabled={isPending || place >= total} onClick={() => mutate({ id, place: place + 1 })}>
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  )
}
