import { useEffect, useRef, type ReactNode } from 'react'
import { counted } from '../../format/numbers.ts'

interface BulkBarProps {
  /** Of the bar, for what leads to it from elsewhere. */
  id?: string
  selected: number
  /** What is selected, in the singular: 'item'. */
  noun: string
  onClear: () => void
  /** Buttons of what can be done with all of them. */
  children: ReactNode
}

/**
 * What can be done with everything that is selected. It stays in sight at the foot of the screen while
 * anything is, with room for the button that leads to the top. Written before a list, in a column with it, it
 * stands below the list all the same: whoever works by keyboard comes to it without passing every row.
 */
export function BulkBar({ id, selected, noun, onClear, children }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const isAny = selected > 0
  useEffect(() => {
    const element = bar.current
    if (!isAny) return undefined
    // What had the focus, or gave it to a question about the selection, may have gone with it.
    return () =>
      void setTimeout(() => document.activeElement?.matches('body, dialog:not([open]) *') && element?.focus())
  }, [isAny])
  return (
    // It stays there without its buttons, and takes the focus of whoever ended the selection by one of them.
    <div
      ref={bar}
      id={id}
      role="group"
      aria-label={`Selected ${noun}s`}
      tabIndex={-1}
      className={
        selected > 0
          ? 'sticky bottom-0 z-10 order-last mt-4 flex flex-wrap items-center gap-x-3 border border-edge bg-raised py-3 pr-16 pl-4 shadow-[0_-6px_18px_rgb(20_16_10/0.08)]'
          : 'order-last'
      }
      data-print="no"
    >
      <p role="status" className={selected > 0 ? 'pr-1 font-medium' : 'sr-only'}>
        {selected > 0 ? `${counted(selected, noun)} selected` : ''}
      </p>
      {selected > 0 && (
        <>
          <div className="order-2 flex flex-wrap items-center gap-3 desktop:order-none">{children}</div>
          <button
            type="button"
            className="order-1 text-link min-h-11 px-2 desktop:order-none"
            onClick={onClear}
          >
            Clear selection
          </button>
        </>
      )}
    </div>
  )
}
