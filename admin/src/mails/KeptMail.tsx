import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { fillAddress } from '@vitrine/contracts/client'
import { mailAddresses } from '@vitrine/contracts/mail/addresses'
import { useState } from 'react'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { useKeptMessage } from './use-mail-actions.ts'

const views = { desktop: { label: 'Desktop', width: '100%' }, phone: { label: 'Phone', width: 390 }, text: { label: 'Text', width: '100%' } } as const
type View = keyof typeof views

/** The mail as it left, where a copy is kept: as HTML in two widths, and its plain text. */
export function KeptMail({ id, subject }: { id: number; subject: string }) {
  const [view, setView] = useState<View>('desktop')
  const { data: message, error, refetch } = useKeptMessage(id)
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />
  if (message === null) return <Typography color="text.secondary">It left through the mail server; no copy is kept.</Typography>
  if (!message) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">{message.subject}</Typography>
      <Typography variant="body2" color="text.secondary">
        From {message.from} to {message.to}
      </Typography>
      <ToggleButtonGroup size="small" exclusive value={view} aria-label="How to look at it" onChange={(_, chosen: View | null) => chosen && setView(chosen)}>
        {Object.entries(views).map(([name, { label }]) => (
          <ToggleButton key={name} value={name}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {view === 'text' ? (
        <Box component="pre" sx={{ m: 0, p: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', border: 1, borderColor: 'divider' }}>{message.text}</Box>
      ) : (
        <Box component="iframe" title={subject} src={fillAddress(mailAddresses.keptPage.path, { params: { id } })} sx={{ width: views[view].width, maxWidth: '100%', height: 640, border: 1, borderColor: 'divider' }} />
      )}
    </Box>
  )
}
