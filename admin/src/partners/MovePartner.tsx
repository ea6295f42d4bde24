import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'
import { Box, IconButton } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import type { ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { useListContext, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

/** One place up or down. */
export function MovePartner() {
  const partner = useRecordContext<ManagedPartner>()
  const { total = 0 } = useListContext()
  const data = useConsoleData()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, place }: { id: number; place: number }) => data.movePartner(id, place),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => refresh(),
  })
  if (!partner) return null
  const { id, place, source } = partner
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }} onClick={(event) => event.stopPropagation()}>
      <Box component="span" sx={{ minWidth: '2ch', mr: 1 }}>
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
