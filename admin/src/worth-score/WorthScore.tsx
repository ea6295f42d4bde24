import { Skeleton } from '@mui/material'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { LastLearning } from './LastLearning.tsx'
import { LessonTable } from './LessonTable.tsx'
import { TryEstimate } from './TryEstimate.tsx'
import { useLessons } from './use-worth-score.ts'

export default function WorthScore() {
  const learnt = useLessons()
  return (
    <Page
      title="WorthScore"
      intro="The price range that members see, learned from the sold items of each currency. The newest result for each currency is in use."
    >
      <Loaded query={learnt} waiting={<Skeleton variant="rectangular" height={160} />}>
        {({ lessons, learning }) => (
          <>
            <LastLearning learning={learning} />
            <LessonTable lessons={lessons} />
          </>
        )}
      </Loaded>
      {/* Not before what stands above it: it would move away. */}
      {(learnt.data ?? learnt.error) && <TryEstimate />}
    </Page>
  )
}
