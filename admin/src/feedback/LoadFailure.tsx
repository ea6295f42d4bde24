import { Alert, Button } from '@mui/material'
import { messageOf } from '../providers/console-client.ts'

/** What could not be loaded: what happened, and again. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  )
}
