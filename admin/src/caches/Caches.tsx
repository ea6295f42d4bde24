import { Skeleton } from '@mui/material'
import { amount } from '../feedback/amounts.ts'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import { ClearTable } from './ClearTable.tsx'
import { useCaches } from './use-caches.ts'

export default function Caches() {
  const { data, error, refetch } = useCaches()
  return (
    <Page title="Caches" intro="What is kept of the pages follows every change by itself. Clear it where something was changed behind the product, in the database for example: pages are then made anew, for everybody.">
      {error && <LoadFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rectangular" height={260} />}
      {data && (
        <>
          <ClearTable kind="cache" title="Caches" aside="Generation" rows={data.caches.map(({ name, generation }) => ({ name, aside: amount(generation) }))} />
          <ClearTable kind="scenario" title="Scenarios" aside="Caches" rows={data.scenarios.map(({ name, caches }) => ({ name, aside: caches.join(', ') }))} />
        </>
      )}
    </Page>
  )
}
