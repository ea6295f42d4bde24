import { Alert, Box, Skeleton } from '@mui/material'
import type { SystemHealth as Health } from '@vitrine/contracts/operations/system-schemas'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { WhatToDo } from '../runbook/RunbookLink.tsx'
import { PartCard } from './PartCard.tsx'
import { partWords } from './part-words.ts'
import { StorageFigures } from './StorageFigures.tsx'
import { useStorageUse, useSystemHealth } from './use-system.ts'

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
