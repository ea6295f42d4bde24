interface WizardButtonsProps {
  isFirst: boolean
  /** The last button of the last step; null before it. */
  finish: string | null
  isNextDisabled: boolean
  isBusy: boolean
  onCancel: () => void
  onBack: () => void
  onNext: () => void
}

/**
 * Below 992 px the left holds Cancel on the first step and Back on the others; from there on Cancel is left
 * and Back stands beside Next.
 */
export function WizardButtons({
  isFirst,
  finish,
  isNextDisabled,
  isBusy,
  onCancel,
  onBack,
  onNext,
}: WizardButtonsProps) {
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
        disabled={isNextDisabled || isBusy}
        // The second press of a double click would be for the next step, which nobody has seen yet.
        onClick={({ detail }) => detail < 2 && onNext()}
      >
        {finish ?? 'Next'}
      </button>
    </div>
  )
}
