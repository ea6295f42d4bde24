import { lazy, Suspense, useSyncExternalStore } from 'react'
import { noticesNeeded } from './notices.ts'

const ToastRegion = lazy(async () => ({ default: (await import('../../../shared/ui/overlays/ToastRegion.tsx')).ToastRegion }))

/** Where notices appear; it comes with the first of them. */
export function NoticeRegion() {
  const isNeeded = useSyncExternalStore(noticesNeeded.subscribe, noticesNeeded.get, () => false)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  )
}
