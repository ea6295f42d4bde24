import { Alert, Button } from '@mui/material'
import type { Failure } from './use-records.ts'

const AND = new Intl.ListFormat('en-US')

/** One sentence for all kinds that failed alike: when the server is away, these are all of them. */
function sentencesOf(failures: readonly Failure[]): string[] {
  return [...Map.groupBy(failures, ({ reason }) => reason)].map(
    ([reason, alike]) => `${AND.format(alike.map(({ title }) => title))} could not be searched: ${reason}`,
  )
}

/** Kinds of record that could not be searched; what the others found stays. */
export function FindFailures({ failures, onAgain }: { failures: readonly Failure[]; onAgain: () => void }) {
  if (failures.length === 0) return null
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ mx: 1.5, mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          Try again
        </Button>
      }
    >
      {sentencesOf(failures).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  )
}
