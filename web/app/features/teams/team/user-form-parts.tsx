import { useQueryClient } from '@tanstack/react-query'
import { teamLimits as limits } from '@vitrine/contracts/teams/teams'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { isServerFailure } from '@vitrine/contracts/failure-words'
import { useEffect } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm, type ContractForm } from '../../../shared/forms/use-contract-form.ts'
import type { FieldState } from '../../../shared/forms/use-form-checks.ts'
import { addUser, teamKey, type NewTeamUser } from '../queries/team.ts'

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

export interface AddingProps {
  onClose: () => void
  onAdded: (email: string) => void
}

export interface AddingFormProps extends AddingProps {
  onCancel: (isEdited: boolean) => void
  onEdited: (isEdited: boolean) => void
}

/** A form that adds a user to the team, and says whom by the email. */
export function useAddingForm<Input extends FieldValues, Output extends NewTeamUser>(
  keptAs: string,
  schema: z.ZodType<Output, Input>,
  empty: DefaultValues<Input>,
  { onClose, onAdded, onEdited }: Omit<AddingFormProps, 'onCancel'>,
): ContractForm<Input, Output> {
  const queryClient = useQueryClient()
  const form = useContractForm({
    schema,
    defaultValues: empty,
    keptAs,
    send: async (body) => {
      await addUser(browserCall, body)
      return body.email
    },
    saved: (email) => {
      void queryClient.invalidateQueries({ queryKey: teamKey })
      onAdded(email)
      onClose()
      return empty
    },
    wordsOf: teamFailure,
  })
  useEffect(() => onEdited(form.edited), [onEdited, form.edited])
  return form
}
