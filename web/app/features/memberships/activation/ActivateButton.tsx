import type { ActivationSource } from '@vitrine/contracts/memberships/plans'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'

const ActivationDialog = lazy(() => loadChunk(() => import('./ActivationDialog.tsx')))

interface ActivateButtonProps {
  src: ActivationSource
  className?: string
}

/** Nothing is charged by it: it leads to the step that asks. */
export function ActivateButton({ src, className = 'button' }: ActivateButtonProps) {
  const [isOpen, setOpen] = useState(false)
  // The dialog stays once it was opened: closing it leads the focus back here.
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className={className} onClick={open}>
        Activate Now
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ActivationDialog src={src} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
