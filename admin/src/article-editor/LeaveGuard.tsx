import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'

/** Asks before unsaved work is lost: the browser when the page is left, we when a link within is followed. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker(isDirty)
  const leave = () => {
    onLeave()
    blocker.proceed?.()
  }
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    // A listener that is always there would keep the page out of the browser's back-forward cache.
    if (isDirty) addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
  return (
    <ConfirmDialog open={blocker.state === 'blocked'} title="Are you sure?" confirm="Yes" danger onCancel={() => blocker.reset?.()} onConfirm={leave}>
      All information that you added will be lost.
    </ConfirmDialog>
  )
}
