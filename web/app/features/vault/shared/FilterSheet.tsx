import { type ReactNode, useId, useState } from 'react'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { useIsPhone } from '../../../shared/use-screen-width.ts'
import { ButtonReason } from '../../../shared/forms/ButtonReason.tsx'

interface FilterSheetProps<Filter> {
  isFiltered: boolean
  onApply: (filter: Filter) => void
  /** The filters; `apply` is called once they are applied or cleared. */
  children: (apply: (filter: Filter) => void) => ReactNode
}

/** What narrows a list. On a phone it stands behind a button, in a panel that closes after Clear or Apply. */
export function FilterSheet<Filter>({ isFiltered, onApply, children }: FilterSheetProps<Filter>) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const fields = children((filter) => {
    setOpen(false)
    onApply(filter)
  })
  if (!isPhone) return fields
  return (
    <>
      <button type="button" className="button-plain w-full" onClick={() => setOpen(true)}>
        Show Filters
      </button>
      {isFiltered && <p className="mt-1.5 text-sm text-muted">The list is filtered.</p>}
      <Sheet title="Filters" open={isOpen} onClose={() => setOpen(false)}>
        {fields}
      </Sheet>
    </>
  )
}

interface FilterButtonsProps {
  /** Why nothing can be applied; null when it can. */
  reason: string | null
  /** The button that clears the filters. */
  clear: ReactNode
  className?: string
  reasonClass: string
}

/** The last fields of a filter: Clear, and Apply with the reason why it is disabled. */
export function FilterButtons({ reason, clear, className = '', reasonClass }: FilterButtonsProps) {
  const id = useId()
  return (
    <>
      <div className={`flex gap-3 ${className}`}>
        {clear}
        <button
          type="submit"
          className="button flex-1"
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : id}
        >
          Apply
        </button>
      </div>
      {/* Its line stays, so that the list below does not move. */}
      <div className={`col-span-full min-h-5 ${reasonClass}`}>
        <ButtonReason id={id} text={reason} />
      </div>
    </>
  )
}

/**
 * Beside Apply: why it is disabled.
 *
 * @param isChosen whether any filter is filled in or chosen
 * @param isFiltered whether the list is filtered now
 */
export function applyReason(isChosen: boolean, isFiltered: boolean): string {
  if (isChosen) return 'The list already shows these filters.'
  return isFiltered ? 'To remove the filters, choose Clear.' : 'Fill in or choose a filter first.'
}
