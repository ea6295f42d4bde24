import { Box, Typography } from '@mui/material'
import type { StorageUse } from '@vitrine/contracts/operations/system-schemas'
import { amount, bytes, instant } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { WhatToDo } from '../runbook/RunbookLink.tsx'

/** With less room than this the database cannot be relied on to store anything. */
const FULL_BYTES = 64_000_000
/** Less room than this is soon gone: an upload of videos, or a rebuild of an index. */
const LOW_BYTES = 2_000_000_000

const kinds: Record<string, string> = { image: 'Photos', video: 'Videos', thumbnail: 'Pictures of videos' }

export function StorageFigures({
  use: { kind, everything, members, orphans, databaseBytes, freeBytes },
}: {
  use: StorageUse
}) {
  const isLow = freeBytes < LOW_BYTES
  return (
    <Box component="section" aria-label="Storage use" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Storage use
      </Typography>
      {isLow && (
        <WhatToDo section="storage">
          {freeBytes < FULL_BYTES
            ? 'The disk of the data folder is full. Nothing can be saved until there is room on it.'
            : 'The disk of the data folder is nearly full. Uploads and rebuilds will fail.'}
        </WhatToDo>
      )}
      <Figures>
        <Figure
          label={kind === 's3' ? 'Files in the bucket' : 'Files in the data folder'}
          value={everything ? amount(everything.files) : 'Counting …'}
        />
        <Figure label="Their size" value={everything ? bytes(everything.bytes) : '–'} />
        {members.map((each) => (
          <Figure
            key={each.kind}
            label={`${kinds[each.kind] ?? each.kind} of members (${bytes(each.bytes)})`}
            value={amount(each.files)}
          />
        ))}
        <Figure
          label="Orphans waiting to be deleted"
          value={`${amount(orphans.files)} (${bytes(orphans.bytes)})`}
        />
        <Figure label="Of these, deleted next" value={amount(orphans.due)} />
        <Figure label="Database" value={bytes(databaseBytes)} />
        <Figure label="Free on the disk" value={bytes(freeBytes)} danger={isLow} />
      </Figures>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {everything && `All files were counted ${instant(everything.countedAt)}. `}An orphan is a file that no
        item and no collection names any more. It is deleted a day later.
      </Typography>
    </Box>
  )
}
