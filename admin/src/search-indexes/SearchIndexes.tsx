import { Box, Button, Card, Chip, LinearProgress, Skeleton, Stack, Typography } from '@mui/material'
import { differenceOf } from '@vitrine/contracts/operations/index-comparison'
import type { IndexStatus } from '@vitrine/contracts/operations/schemas'
import { type ReactNode, useState } from 'react'
import { amount, elapsed, instant } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { LATE_SECONDS } from '../outbox/use-outbox.ts'
import { RunbookLink, WhatToDo } from '../runbook/RunbookLink.tsx'
import { isRebuilding, useIndexes, useRebuild } from './use-indexes.ts'

export default function SearchIndexes() {
  const indexes = useIndexes()
  return (
    <Page
      title="Search indexes"
      intro="The indexes that search uses. A rebuild creates a new index next to the live one and swaps them when it is complete. Search keeps working."
      actions={<RunbookLink section="indexes" />}
    >
      <Loaded query={indexes} waiting={<Skeleton variant="rectangular" height={220} />}>
        {(data) => (
          <Stack sx={{ gap: 2 }}>
            {data.map((index) => (
              <IndexCard key={index.id} index={index} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function IndexCard({ index }: { index: IndexStatus }) {
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

/** The rebuild under way with its true progress, or how the last one went. */
function RebuildState({ index: { lastRebuild, documents: live } }: { index: IndexStatus }) {
  if (!lastRebuild) return <Line>Never rebuilt: each change has been indexed as it was made.</Line>
  const { state, startedAt, finishedAt, documents: written, expected, error, skipped } = lastRebuild
  if (state === 'running')
    return <Progress written={written ?? 0} expected={expected ?? live} startedAt={startedAt} />
  if (state === 'failed') {
    return (
      <WhatToDo section="indexes">
        The rebuild of {instant(startedAt)} failed. The previous index is still in use. {error}
      </WhatToDo>
    )
  }
  const seconds = finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 : 0
  return (
    <>
      <Line>
        Last rebuilt {instant(finishedAt ?? startedAt)}: {amount(written ?? 0)} documents in{' '}
        {elapsed(seconds)}.
      </Line>
      {skipped.count > 0 && <Skipped {...skipped} />}
    </>
  )
}

/** What the index lacks, and why: readers cannot find these until they are mended and saved again. */
function Skipped({ count, records }: NonNullable<IndexStatus['lastRebuild']>['skipped']) {
  return (
    <WhatToDo section="indexes" severity="warning">
      {count === 1
        ? 'One record could not be read and is not in the index. Correct it and save it: then it is indexed.'
        : `${amount(count)} records could not be read and are not in the index. Correct each and save it: then it is indexed.`}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {records.map(({ id, reason }) => (
          <li key={id}>
            Record {id}: {reason}
          </li>
        ))}
      </Box>
      {count > records.length && `And ${amount(count - records.length)} more.`}
    </WhatToDo>
  )
}

function Progress({
  written,
  expected,
  startedAt,
}: {
  written: number
  expected: number | null
  startedAt: string
}) {
  // Records may have been added since they were counted.
  const share = expected ? Math.min(100, (written / expected) * 100) : null
  return (
    <Box sx={{ mt: 2 }} aria-live="polite">
      <Typography variant="body2" gutterBottom>
        Rebuilding since {instant(startedAt)}: {amount(written)}
        {expected ? ` of ${amount(expected)}` : ''} documents
      </Typography>
      <LinearProgress
        variant={share === null || written === 0 ? 'indeterminate' : 'determinate'}
        value={share ?? 0}
        aria-label="Rebuild progress"
      />
    </Box>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
      {children}
    </Typography>
  )
}
