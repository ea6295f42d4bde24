import { Notification, useNotificationContext } from 'react-admin'

/** Long enough to read a sentence that one did not wait for. */
export const NOTICE_MS = 6_000
/** Where another waits to be told. */
export const BRIEF_MS = 2_000

/** What was done and what failed, one sentence after the other. */
export function Notices() {
  const { notifications } = useNotificationContext()
  return <Notification autoHideDuration={notifications.length > 0 ? BRIEF_MS : NOTICE_MS} />
}
