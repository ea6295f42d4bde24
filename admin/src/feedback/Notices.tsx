import { Notification, useNotificationContext } from 'react-admin'
import { Alert, Snackbar } from '@mui/material'
import { WAITING_WORDS } from '@vitrine/contracts/send-patiently'
import { useUploadsWait } from '../providers/upload-waits.ts'

/** Long enough to read a sentence that one did not wait for. */
export const NOTICE_MS = 6_000
/** Where another waits to be told. */
export const BRIEF_MS = 2_000

/** On a phone the buttons of a form are fixed at the bottom of the screen, as high as this at most. */
const ABOVE_BUTTONS = { bottom: { xs: 80, sm: 24 } }

/** What was done and what failed, one sentence after the other. */
export function Notices() {
  const { notifications } = useNotificationContext()
  return (
    <Notification autoHideDuration={notifications.length > 0 ? BRIEF_MS : NOTICE_MS} sx={ABOVE_BUTTONS} />
  )
}

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
