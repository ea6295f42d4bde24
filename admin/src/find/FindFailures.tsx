import { Alert, Button } from '@mui/material'

/** Kinds of record that could not be searched; what the others found stays. */
export function FindFailures({ failures, onAgain }: { failures: readonly string[]; onAgain: () => void }) {
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
      {failures.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  )
}
