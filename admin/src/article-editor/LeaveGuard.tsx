import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'

/** Asks before unsaved work is lost: the browser when the page is left, we when a link within is followed. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: () => boolean; onLeave: () => void }) {
  const blocker = useBlocker(isDirty)
  const leave = () => {
    onLeave()
    blocker.proceed?.()
  }
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault()
  })
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', onUnload)
    return () => removeEventListener('beforeunload', onUnload)
  }, [])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Are you sure?"
      confirm="Yes"
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={leave}
    >
      All information that you added will be lost.
    </ConfirmDialog>
  )
}
