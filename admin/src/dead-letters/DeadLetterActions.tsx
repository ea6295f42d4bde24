import { Box, Button } from '@mui/material'
import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { consumerInWords, eventInWords } from './event-words.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

const changes = ['dead-letters', 'outbox']

export function DeadLetterActions() {
  const letter = useRecordContext<DeadLetter>()
  const retry = useConsoleAction({
    run: (data, { id }: DeadLetter) => data.retryDeadLetter(id),
    to: ({ eventId }) => `retry delivery number ${eventId}`,
    done: () => 'Retry started.',
    changes,
  })
  const discard = useConsoleAction({
    run: (data, { id }: DeadLetter) => data.discardDeadLetter(id),
    to: ({ eventId }) => `discard delivery number ${eventId}`,
    done: () => 'Discarded.',
    changes,
  })
  const [asking, setAsking] = useState(false)
  if (!letter) return null
  const pending = retry.isPending || discard.isPending
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
      <Button size="small" variant="outlined" disabled={pending} onClick={() => retry.mutate(letter)}>
        Retry
      </Button>
      <Button size="small" color="error" disabled={pending} onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard this delivery?"
        confirm="Discard"
        danger
        pending={pending}
        onCancel={() => setAsking(false)}
        onConfirm={() => discard.mutate(letter, { onSettled: () => setAsking(false) })}
      >
        This will never be delivered: {eventInWords(letter.eventType)}, number {letter.eventId}, to{' '}
        {consumerInWords(letter.consumer)} ({letter.consumer}).
      </ConfirmDialog>
    </Box>
  )
}
