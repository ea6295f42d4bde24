import { teamLimits as limits } from '@vitrine/contracts/teams/teams'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { isServerFailure } from '@vitrine/contracts/failure-words'
import { TextField } from '../../../shared/forms/TextField.tsx'
import type { FieldState } from '../../../shared/forms/use-form-checks.ts'

/** The rule of both names, before anybody is refused by it. */
const NAME_HINT = `${limits.nameMin} to ${limits.nameMax} letters. Spaces are fine; hyphens, apostrophes and digits are not.`

/** First and last name of a user of the team. */
export function NameFields({ field }: { field: (name: 'firstName' | 'lastName') => FieldState }) {
  const asked = { hint: NAME_HINT, autoComplete: 'off', required: true, maxLength: limits.nameMax }
  return (
    <>
      <TextField name="firstName" label="First name" {...asked} state={field('firstName')} />
      <TextField name="lastName" label="Last name" {...asked} state={field('lastName')} />
    </>
  )
}

interface FormButtonsProps {
  label: string
  pending: boolean
  onCancel: () => void
}

/** The end of each form over the page. */
export function FormButtons({ label, pending, onCancel }: FormButtonsProps) {
  return (
    <div className="sheet-buttons">
      <button type="button" className="button-plain" onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className="button" disabled={pending}>
        {pending ? 'One moment…' : label}
      </button>
    </div>
  )
}

/** Calls of a team that fail without words of their own say so as the documents have it. */
export function teamFailure(failure: string, status: number): string {
  return failure === '' || isServerFailure(status) ? errorCatalogue.UNEXPECTED.message : failure
}
