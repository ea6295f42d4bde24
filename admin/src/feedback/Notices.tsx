import { Notification, useNotificationContext } from 'react-admin'

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
