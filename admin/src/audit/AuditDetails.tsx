import { Box, Button, Typography } from '@mui/material'
import type { AuditEntry } from '@vitrine/contracts/operations/schemas'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useChoices } from '../dictionary/use-choices.ts'
import { instant } from '../feedback/amounts.ts'
import { AuditActor, AuditSubject } from './AuditParties.tsx'
import { actionInWords, factsIn } from './entry-words.ts'
import { holdsIds, withNames } from './named-ids.ts'

/**
 * What was recorded beside the action, as facts; the entry as it is kept on request. The request's id is
 * found in the logs.
 */
export function AuditDetails() {
  const entry = useRecordContext<AuditEntry>()
  const { categories, authors, isLoading } = useChoices(entry !== undefined && holdsIds(entry.details))
  if (!entry) return null
  const { action, at, requestId } = entry
  const names = {
    categories: new Map(categories.map(({ id, label }) => [id, label])),
    authors: new Map(authors.map(({ id, fullName }) => [id, fullName])),
  }
  const details = isLoading ? {} : withNames(entry.details, names)
  const facts = [
    { name: 'what', value: actionInWords(action) },
    { name: 'to what', value: <AuditSubject entry={entry} /> },
    { name: 'done by', value: <AuditActor entry={entry} /> },
    { name: 'when', value: instant(at) },
    ...factsIn(details),
    ...(requestId ? [{ name: 'request', value: requestId }] : []),
  ]
  return (
    <Box sx={{ p: 1 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
          columnGap: 3,
          rowGap: { sm: 0.75 },
          m: 0,
          overflowWrap: 'anywhere',
        }}
      >
        {facts.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', mt: { xs: 1, sm: 0 } }}>
              {capitalized(name)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <RawEntry entry={entry} />
    </Box>
  )
}

function RawEntry({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        color="secondary"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 1, ml: -0.5 }}
      >
        {isOpen ? 'Hide the raw entry' : 'Show the raw entry'}
      </Button>
      {isOpen && (
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(entry, null, 2)}
        </Box>
      )}
    </>
  )
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
