import { Box, Typography } from '@mui/material'
import type { AuditEntry } from '@vitrine/contracts/operations/schemas'
import { useRecordContext } from 'react-admin'

/** What was recorded beside the action; the request's id is found in the logs. */
export function AuditDetails() {
  const entry = useRecordContext<AuditEntry>()
  if (!entry) return null
  return (
    <Box sx={{ p: 1 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {entry.actor}, {entry.subject}
      </Typography>
      <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{JSON.stringify(entry.details, null, 2)}</Box>
      {entry.requestId && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Request {entry.requestId}
        </Typography>
      )}
    </Box>
  )
}
