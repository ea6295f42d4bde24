import type { ReactNode } from 'react'

interface DialogFormProps {
  isSending: boolean
  /** On the button that goes on. */
  label: string
  isDisabled: boolean
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** What a dialog shows and asks, and below it the one button that goes on, beside Cancel. */
export function DialogForm({ isSending, label, isDisabled, onSubmit, onCancel, children }: DialogFormProps) {
  return (
    <form
      noValidate
      className="space-y-5"
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className="sheet-buttons">
        <button type="button" className="button-plain" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="button" disabled={isSending || isDisabled}>
          {label}
        </button>
      </div>
    </form>
  )
}

/** What failed inside a dialog, which stays open. */
export function DialogFailure({
  text,
  onRetry,
  way = 'Try again',
}: {
  text: string
  onRetry?: () => void
  way?: string
}) {
  return (
    <p role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
      {text}{' '}
      {onRetry && (
        <button type="button" className="text-link min-h-11" onClick={onRetry}>
          {way}
        </button>
      )}
    </p>
  )
}
