import { Alert, Snackbar } from '@mui/material'
import { WAITING_WORDS } from '@vitrine/contracts/send-patiently'
import { useUploadsWait } from '../providers/upload-waits.ts'

/** Shown as long as an upload waits for a busy server, whichever screen it was begun on. */
export function UploadsWait() {
  return (
    <Snackbar open={useUploadsWait()} anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert severity="info" role="status">
        {WAITING_WORDS}
      </Alert>
    </Snackbar>
  )
}
