import { Alert, Box, Card, Chip, Skeleton, Typography } from '@mui/material'
import type { PartHealth, StorageUse, SystemHealth as Health } from '@vitrine/contracts/operations/schemas'
import { amount, bytes, instant } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { sentence } from '../feedback/sentence.ts'
import { Page } from '../layout/Page.tsx'
import { RunbookLink, WhatToDo } from '../runbook/RunbookLink.tsx'
import { partWords, useStorageUse, useSystemHealth } from './use-system.ts'

const chips = {
  up: { label: 'Up', color: 'success' },
  slow: { label: 'Behind', color: 'warning' },
  down: { label: 'Down', color: 'error' },
} as const

/** Moments are written as the reader's clock shows them. */
const readable = (detail: string) => detail.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, (iso) => instant(iso))

export default function SystemHealth() {
  const health = useSystemHealth()
  const storage = useStorageUse()
  return (
    <Page title="Health" intro="Every part that the product is made of. This page refreshes automatically.">
      {health.error ? (
        <WhatToDo section="postgres">
          The health of the parts cannot be read: the API does not respond, or its database is away.
          {health.data ? ' What is shown below is older.' : ''}
        </WhatToDo>
      ) : null}
      <Loaded query={health} waiting={<Skeleton variant="rectangular" height={260} />}>
        {(data) => <Parts {...data} />}
      </Loaded>
      {/* Not before what stands above it: it would move away. */}
      {(health.data ?? health.error) && (
        <Loaded query={storage} waiting={<Skeleton variant="rectangular" height={120} sx={{ mt: 4 }} />}>
          {(data) => <StorageFigures use={data} />}
        </Loaded>
      )}
    </Page>
  )
}

function Parts({ parts }: Health) {
  const named = (state: string) =>
    parts.filter((part) => part.state === state).map(({ part }) => partWords[part].name)
  const [down, behind] = [named('down'), named('slow')]
  return (
    <>
      <Alert
        severity={down.length > 0 ? 'error' : behind.length > 0 ? 'warning' : 'success'}
        variant="outlined"
        sx={{ mb: 2 }}
        role="status"
      >
        {down.length + behind.length === 0 && 'All parts are up.'}
        {down.length > 0 && `Down: ${down.join(', ')}. `}
        {behind.length > 0 && `Behind: ${behind.join(', ')}.`}
      </Alert>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
        {parts.map((part) => (
          <PartCard key={part.part} health={part} />
        ))}
      </Box>
    </>
  )
}

function PartCard({ health: { part, state, milliseconds, detail, problem } }: { health: PartHealth }) {
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

/** With less room than this the database cannot be relied on to store anything. */
const FULL_BYTES = 64_000_000
/** Less room than this is soon gone: an upload of videos, or a rebuild of an index. */
const LOW_BYTES = 2_000_000_000

const kinds: Record<string, string> = { image: 'Photos', video: 'Videos', thumbnail: 'Pictures of videos' }

function StorageFigures({
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
