import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Cross } from '../../../shared/ui/icons.tsx'
import { activationOutcome } from './activation-outcome.ts'

/** At the top of the page, until another page is opened. */
export function ActivationNotice() {
  const { pathname } = useLocation()
  const outcome = useSyncExternalStore(activationOutcome.subscribe, activationOutcome.current, () => null)
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => () => activationOutcome.tell(null), [pathname])
  useEffect(() => {
    if (outcome?.kind === 'failed') scrollTo(0, 0)
    // 'Activate Now' is gone with what it did.
    else text.current?.focus({ preventScroll: true })
  }, [outcome])
  if (!outcome) return null
  const isFailed = outcome.kind === 'failed'
  return (
    <div
      role={isFailed ? 'alert' : 'status'}
      className={`border-b bg-sunken ${isFailed ? 'border-oxblood text-oxblood' : 'border-green'}`}
      data-print="no"
    >
      <div className="page flex items-center justify-between gap-4 py-1">
        <p ref={text} tabIndex={-1}>
          {outcome.text}
        </p>
        <button
          type="button"
          aria-label="Close"
          className="flex h-11 w-11 shrink-0 items-center justify-center"
          onClick={() => activationOutcome.tell(null)}
        >
          <Cross />
        </button>
      </div>
    </div>
  )
}
