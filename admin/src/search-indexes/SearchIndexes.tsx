import { Skeleton, Stack } from '@mui/material'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import { IndexCard } from './IndexCard.tsx'
import { useIndexes } from './use-indexes.ts'

export default function SearchIndexes() {
  const { data, error, refetch } = useIndexes()
  return (
    <Page title="Search indexes" intro="What readers search. A rebuild makes an index anew beside the live one and swaps them when it has caught up: nobody notices.">
      {error && <LoadFailure error={error} retry={() => void refetch()} />}
      <Stack sx={{ gap: 2 }}>{data ? data.map((index) => <IndexCard key={index.id} index={index} />) : !error && <Skeleton variant="rectangular" height={220} />}</Stack>
    </Page>
  )
}
