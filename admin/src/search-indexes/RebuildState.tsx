import { Box, LinearProgress, Typography } from '@mui/material'
import type { IndexStatus } from '@vitrine/contracts/operations/schemas'
import type { ReactNode } from 'react'
import { amount, elapsed, instant } from '../feedback/amounts.ts'
import { WhatToDo } from '../runbook/RunbookLink.tsx'

/** The rebuild under way with its true progress, or how the last one went. */
export function RebuildState({ index: { lastRebuild, documents: live } }: { index: IndexStatus }) {
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
