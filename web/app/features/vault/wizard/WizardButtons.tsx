import { useId } from 'react'

interface WizardButtonsProps {
  isFirst: boolean
  /** The last button of the last step; null before it. */
  finish: string | null
  /** Why the last button is disabled, beside it; null where it is not. */
  reason: string | null
  isBusy: boolean
  onCancel: () => void
  onBack: () => void
  onNext: () => void
  /** Beside the last button of the last step, where the next item may follow. */
  onFinishAndAdd?: (() => void) | undefined
  /** The words of that button. */
  another?: string | undefined
}

/**
 * Below 992 px the left holds Cancel on the first step and Back on the others; from there on Cancel is left
 * and Back stands beside Next.
 */
export function WizardButtons({
  isFirst,
  finish,
  reason,
  isBusy,
  onCancel,
  onBack,
  onNext,
  onFinishAndAdd,
  another = 'Save and add another',
}: WizardButtonsProps) {
  const id = useId()
  return (
    <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-hairline pt-5">
      <button
        type="button"
        className={`button-plain ${isFirst ? '' : 'max-desktop:hidden'}`}
        disabled={isBusy}
        onClick={onCancel}
      >
        Cancel
      </button>
      {!isFirst && (
        <button type="button" className="button-plain desktop:ml-auto" disabled={isBusy} onClick={onBack}>
          Back
        </button>
      )}
      <button
        type="button"
        className={`button ml-auto ${isFirst ? '' : 'desktop:ml-0'}`}
        disabled={reason !== null || isBusy}
        aria-describedby={reason === null ? undefined : id}
        // The second press of a double click would be for the next step, which nobody has seen yet.
        onClick={({ detail }) => detail < 2 && onNext()}
      >
        {finish ?? 'Next'}
      </button>
      {finish !== null && onFinishAndAdd && (
        <button
          type="button"
          className="button-plain max-phone:w-full"
          disabled={reason !== null || isBusy}
          aria-describedby={reason === null ? undefined : id}
          onClick={({ detail }) => detail < 2 && onFinishAndAdd()}
        >
          {another}
        </button>
      )}
      {reason !== null && (
        <p id={id} className="basis-full text-right text-sm text-muted">
          {reason}
        </p>
      )}
    </div>
  )
}
