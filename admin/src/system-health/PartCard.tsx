import { Box, Card, Chip, Typography } from '@mui/material'
import type { PartHealth } from '@vitrine/contracts/operations/system-schemas'
import { amount, instant } from '../feedback/amounts.ts'
import { sentence } from '../feedback/sentence.ts'
import { RunbookLink, WhatToDo } from '../runbook/RunbookLink.tsx'
import { partWords } from './part-words.ts'

const chips = {
  up: { label: 'Up', color: 'success' },
  slow: { label: 'Behind', color: 'warning' },
  down: { label: 'Down', color: 'error' },
} as const

/** Moments are written as the reader's clock shows them. */
const readable = (detail: string) => detail.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, (iso) => instant(iso))

export function PartCard({ health: { part, state, milliseconds, detail, problem } }: { health: PartHealth }) {
  const { name, whenRed, section } = partWords[part]
  return (
    <Card component="section" aria-label={name} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <Chip size="small" {...chips[state]} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {[readable(detail), `${amount(milliseconds)} ms`].filter(Boolean).join(' · ')}
      </Typography>
      {problem !== null && (
        <WhatToDo section={section} severity={state === 'down' ? 'error' : 'warning'}>
          {sentence(problem)} {whenRed}
        </WhatToDo>
      )}
      {problem === null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <RunbookLink section={section} />
        </Typography>
      )}
    </Card>
  )
}
