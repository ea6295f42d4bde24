import { useId, type FormEvent, type ReactNode } from 'react'
import { ButtonReason } from '../../../shared/forms/ButtonReason.tsx'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'

interface CheckedFormProps {
  className: string
  buttonsClass: string
  failure: string | null
  /** Why it cannot be sent; null when it can. */
  reason: string | null
  pending: boolean
  /** On the button that sends it. */
  label: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  children: ReactNode
  /** Below the buttons. */
  after?: ReactNode
}

/**
 * A form whose button says why it is disabled. It may stand inside another form, as a modal of the item's
 * wizard does.
 */
export function CheckedForm({
  className,
  buttonsClass,
  failure,
  reason,
  pending,
  label,
  onSubmit,
  onCancel,
  children,
  after,
}: CheckedFormProps) {
  const id = useId()
  return (
    <form
      noValidate
      className={className}
      onSubmit={(event) => {
        event.stopPropagation()
        onSubmit(event)
      }}
    >
      <FormFailure text={failure} />
      {children}
      <div className={buttonsClass}>
        <button type="button" className="button-plain" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="submit"
          className="button"
          disabled={reason !== null || pending}
          aria-describedby={reason === null ? undefined : id}
        >
          {label}
        </button>
      </div>
      <ButtonReason id={id} text={reason} />
      {after}
    </form>
  )
}
