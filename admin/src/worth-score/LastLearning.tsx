import { Alert, Typography } from '@mui/material'
import type { WorthLearning } from '@vitrine/contracts/worth-score/schemas'
import { amount, instant } from '../feedback/amounts.ts'

/** When it last learned, and what became of it. */
export function LastLearning({
  learning: { startedAt, finishedAt, soldItems, problem },
}: {
  learning: WorthLearning
}) {
  if (startedAt === null)
    return (
      <Typography sx={{ mb: 2 }}>
        It has not learned yet. It starts automatically once 500 sold items are in the index.
      </Typography>
    )
  if (finishedAt !== null)
    return (
      <Typography sx={{ mb: 2 }}>
        It last learned on {instant(finishedAt)}, from a price guide of {amount(soldItems)} sold items. It
        learns again when there are a fifth more or fewer.
      </Typography>
    )
  if (problem === '')
    return <Typography sx={{ mb: 2 }}>It has been learning since {instant(startedAt)}.</Typography>
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Learning stopped with an error on {instant(startedAt)}: {problem} It will be tried again an hour later.
      What was learned before stays in use.
    </Alert>
  )
}
