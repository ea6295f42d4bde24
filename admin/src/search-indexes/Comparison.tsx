import { Typography } from '@mui/material'
import { differenceOf } from '@vitrine/contracts/operations/index-comparison'
import type { IndexStatus } from '@vitrine/contracts/operations/schemas'
import { amount, instant } from '../feedback/amounts.ts'
import { WhatToDo } from '../runbook/RunbookLink.tsx'
import { isRebuilding } from './use-indexes.ts'

/** The index beside the database, as the workers compared them last, and what to do where they differ. */
export function Comparison({ index }: { index: IndexStatus }) {
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
