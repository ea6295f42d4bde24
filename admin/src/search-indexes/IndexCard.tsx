import { Box, Button, Card, Chip, Typography } from '@mui/material'
import { differenceOf } from '@vitrine/contracts/operations/index-comparison'
import type { IndexStatus } from '@vitrine/contracts/operations/schemas'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { amount, elapsed, instant } from '../feedback/amounts.ts'
import { LATE_SECONDS } from '../outbox/late.ts'
import { WhatToDo } from '../runbook/RunbookLink.tsx'
import { RebuildState } from './RebuildState.tsx'
import { isRebuilding, useRebuild } from './use-indexes.ts'

export function IndexCard({ index }: { index: IndexStatus }) {
  const [asking, setAsking] = useState(false)
  const rebuild = useRebuild()
  const running = isRebuilding(index)
  return (
    <Card component="section" aria-label={`The ${index.id} index`} sx={{ p: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {index.id.replaceAll('-', ' ')}
        </Typography>
        <Chip size="small" variant="outlined" label={index.engine} />
        <Chip
          size="small"
          color={index.available ? 'success' : 'error'}
          label={index.available ? 'Available' : 'Unavailable'}
        />
        <Button
          variant="outlined"
          sx={{ ml: 'auto' }}
          disabled={running || rebuild.isPending}
          onClick={() => setAsking(true)}
        >
          Rebuild
        </Button>
      </Box>
      {!index.available && (
        <WhatToDo section="search">
          The search engine does not respond. Browsing still works. Waiting changes are indexed automatically
          later.
        </WhatToDo>
      )}
      {index.available && index.lagSeconds > LATE_SECONDS && (
        <WhatToDo section="indexes" severity="warning">
          Search shows the state of {elapsed(index.lagSeconds)} ago.
        </WhatToDo>
      )}
      <Figures>
        <Figure label="Documents" value={index.documents === null ? '–' : amount(index.documents)} />
        <Figure label="Lag" value={elapsed(index.lagSeconds)} danger={index.lagSeconds > LATE_SECONDS} />
        <Figure label="Waiting events" value={amount(index.waitingEvents)} />
      </Figures>
      <Comparison index={index} />
      <RebuildState index={index} />
      <ConfirmDialog
        open={asking}
        title={`Rebuild the ${index.id} index?`}
        confirm="Rebuild"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          rebuild.mutate(index.id)
          setAsking(false)
        }}
      >
        All records are indexed again next to the live index. Search keeps working during the rebuild.
      </ConfirmDialog>
    </Card>
  )
}

/** The index beside the database, as the workers compared them last, and what to do where they differ. */
function Comparison({ index }: { index: IndexStatus }) {
  const { comparison } = index
  if (!comparison) return null
  const { documents, records, documentRevision, recordRevision, isSettled, comparedAt } = comparison
  const difference = differenceOf(comparison)
  return (
    <>
      {difference !== null && !isRebuilding(index) && (
        <WhatToDo section="indexes" severity="warning">
          The index differs from the database: {difference}. Rebuild it.
        </WhatToDo>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Compared {instant(comparedAt)}: {amount(documents)} documents of {amount(records)} records, highest
        revisions {amount(documentRevision)} and {amount(recordRevision)}.
        {!isSettled && ' Changes were on their way.'}
      </Typography>
    </>
  )
}
