import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { useContractForm, type ContractForm } from '../../../shared/forms/use-contract-form.ts'
import { addUser, teamKey, type NewTeamUser } from '../queries/team.ts'
import { teamFailure } from './user-form-parts.tsx'

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
