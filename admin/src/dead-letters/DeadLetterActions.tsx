import { Box, Button } from '@mui/material'
import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

export function DeadLetterActions() {
  const letter = useRecordContext<DeadLetter>()
  const data = useConsoleData()
  const notify = useNotify()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  if (!letter) return null
  const run = async (action: Promise<void>, done: string) => {
    setPending(true)
    try {
      await action
      notify(done, { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setPending(false)
      setAsking(false)
      refresh()
    }
  }
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" variant="outlined" disabled={pending} onClick={() => void run(data.retryDeadLetter(letter.id), 'On its way again')}>
        Retry
      </Button>
      <Button size="small" color="error" disabled={pending} onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog open={asking} title="Discard this delivery?" confirm="Discard" danger pending={pending} onCancel={() => setAsking(false)} onConfirm={() => void run(data.discardDeadLetter(letter.id), 'Discarded')}>
        {letter.consumer} will never hear of {letter.eventType} number {letter.eventId}.
      </ConfirmDialog>
    </Box>
  )
}
