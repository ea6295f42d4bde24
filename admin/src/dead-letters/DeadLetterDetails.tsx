import { Box, Typography } from '@mui/material'
import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import { useRecordContext } from 'react-admin'
import { instant } from '../feedback/amounts.ts'
import { DeadLetterAbout } from './DeadLetterAbout.tsx'
import { consumerInWords, eventInWords } from './event-words.ts'

/** What was to be delivered, and the whole of what went wrong. */
export function DeadLetterDetails() {
  const letter = useRecordContext<DeadLetter>()
  if (!letter) return null
  return (
    <Box sx={{ p: 1 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {eventInWords(letter.eventType)} ({letter.eventType}): could not be delivered to{' '}
        {consumerInWords(letter.consumer)} after {letter.attempts} attempts, the last of them{' '}
        {instant(letter.failedAt)}
      </Typography>
      {/* A phone has no column for it. */}
      {letter.about && (
        <Typography variant="body2" sx={{ mb: 1, display: { sm: 'none' } }}>
          About <DeadLetterAbout />
        </Typography>
      )}
      <Typography variant="subtitle2">What the event holds</Typography>
      <Box component="pre" sx={{ m: 0, mb: 2, whiteSpace: 'pre-wrap' }}>
        {JSON.stringify(letter.payload, null, 2)}
      </Box>
      <Typography variant="subtitle2">Last error</Typography>
      <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {letter.lastError}
      </Box>
    </Box>
  )
}
