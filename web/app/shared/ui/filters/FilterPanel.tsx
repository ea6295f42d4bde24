import { useId, type ReactNode } from 'react'
import { counted } from '../../format/numbers.ts'
import { ButtonReason } from '../../forms/ButtonReason.tsx'

interface FilterPanelProps {
  id: string
  /** Where the form leads without scripts, and what it keeps. */
  action: string
  kept?: Readonly<Record<string, string>>
  /** How many results the choices of now will show; null while that is being counted. */
  results: number | null
  /** Whether choices wait to be applied. Without scripts the button always stands there. */
  canApply: boolean
  isApplying?: boolean
  onApply: () => void
  onClear?: () => void
  children: ReactNode
}

/**
 * Filters of a list. They scroll in their own frame while Apply stays in sight under them, with the number of
 * results that it will show.
 */
export function FilterPanel({
  id,
  action,
  kept = {},
  results,
  canApply,
  isApplying = false,
  onApply,
  onClear,
  children,
}: FilterPanelProps) {
  const reasonId = useId()
  const reason = canApply || isApplying ? null : 'Choose other filters first.'
  return (
    <form
      id={id}
      action={action}
      method="get"
      className="flex max-h-[calc(100dvh-8rem)] flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        onApply()
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div
        role="group"
        aria-label="Filters"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable part must be reached by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 space-y-6 overflow-y-auto pr-2 pb-4"
      >
        {children}
      </div>
      <div className="flex flex-wrap gap-3 border-t border-hairline bg-paper pt-3 pb-1">
        <button
          type="submit"
          className={`button flex-1 ${canApply ? '' : 'opacity-55 nojs:opacity-100'}`}
          aria-disabled={!canApply || isApplying || undefined}
          aria-describedby={reason === null ? undefined : reasonId}
        >
          {applyText({ results, canApply, isApplying })}
        </button>
        {onClear && (
          <button type="button" className="button-plain nojs:hidden" onClick={onClear}>
            Clear All Filters
          </button>
        )}
        <div className="w-full empty:hidden nojs:hidden">
          <ButtonReason id={reasonId} text={reason} />
        </div>
      </div>
    </form>
  )
}

function applyText({
  results,
  canApply,
  isApplying,
}: Pick<FilterPanelProps, 'results' | 'canApply' | 'isApplying'>): string {
  if (isApplying) return 'Applying…'
  if (!canApply || results === null) return 'Apply Filters'
  return `Apply Filters: ${counted(results, 'result')}`
}
