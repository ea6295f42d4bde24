import { Skeleton, Stack } from '@mui/material'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { RunbookLink } from '../runbook/RunbookLink.tsx'
import { IndexCard } from './IndexCard.tsx'
import { useIndexes } from './use-indexes.ts'

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
