import { useCallback, useEffect, useRef, useState } from 'react'
import { SupportContact } from '../../shell/SupportContact.tsx'
import { activationOutcome } from '../activation/activation-outcome.ts'

/** What became of the last thing that was done on the page. */
export interface ActionOutcome {
  kind: 'done' | 'failed'
  text: string
  /** With where to write. */
  withContact?: boolean
}

/** Null: something else begins, and what was told before is over. */
export type ShowOutcome = (told: ActionOutcome | null) => void

export function useOutcomeNotice(): { told: ActionOutcome | null; tell: ShowOutcome } {
  const [told, setTold] = useState<ActionOutcome | null>(null)
  const tell = useCallback<ShowOutcome>((next) => {
    setTold(next)
    activationOutcome.tell(null)
    // It stands at the top of the account's pages.
    if (next) document.querySelector('[data-account]')?.scrollIntoView({ block: 'start' })
  }, [])
  return { told, tell }
}

export function OutcomeNotice({ told }: { told: ActionOutcome | null }) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed may be gone with what was done.
    if (told && document.activeElement?.matches('body, :disabled'))
      text.current?.focus({ preventScroll: true })
  }, [told])
  return (
    <div role={told?.kind === 'failed' ? 'alert' : 'status'} className="empty:hidden">
      {told && (
        <div
          ref={text}
          tabIndex={-1}
          className={`border-l-2 py-1 pl-4 ${told.kind === 'failed' ? 'border-oxblood text-oxblood' : 'border-green'}`}
        >
          <p>{told.text}</p>
          {told.withContact && <SupportContact />}
        </div>
      )}
    </div>
  )
}
