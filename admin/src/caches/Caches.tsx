import { Skeleton } from '@mui/material'
import { amount } from '../feedback/amounts.ts'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { ClearTable } from './ClearTable.tsx'
import { RunbookLink } from '../runbook/RunbookLink.tsx'
import { MemoryTable } from './MemoryTable.tsx'
import { useCaches } from './use-caches.ts'

export default function Caches() {
  const kept = useCaches()
  return (
    <Page
      title="Caches"
      intro="Cached pages are updated after every change. Clear a cache when data was changed from outside, for example in the database. The pages are then rendered again for everyone. A generation counts how often a cache was made stale, and a scenario is caches that are cleared together."
      actions={<RunbookLink section="caches" />}
    >
      <Loaded query={kept} waiting={<Skeleton variant="rectangular" height={260} />}>
        {({ caches, scenarios, memory }) => (
          <>
            <MemoryTable {...memory} />
            <ClearTable
              kind="cache"
              title="Caches"
              aside="Generation"
              rows={caches.map(({ name, generation }) => ({ name, aside: amount(generation) }))}
            />
            <ClearTable
              kind="scenario"
              title="Scenarios"
              aside="Caches"
              rows={scenarios.map((scenario) => ({ name: scenario.name, aside: scenario.caches.join(', ') }))}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
