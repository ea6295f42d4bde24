import { useQueryClient } from '@tanstack/react-query'
import { invitedTeamUserSchema } from '@vitrine/contracts/teams/schemas'
import { useEffect } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { EmailField } from '../../../shared/forms/text-kinds.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { FormModal } from '../../vault/shared/FormModal.tsx'
import { addUser, teamKey } from '../queries/team.ts'
import { FormButtons } from './FormButtons.tsx'
import type { AddingProps } from './NewUser.tsx'
import { teamFailure } from './team-words.ts'

/** Somebody who has an account, by its email alone. */
export default function InviteUser({ onClose, onAdded }: AddingProps) {
  return (
    <FormModal title="Invite existing user" onClose={onClose}>
      {({ leave, keepEdited }) => (
        <InviteForm onCancel={leave} onEdited={keepEdited} onClose={onClose} onAdded={onAdded} />
      )}
    </FormModal>
  )
}

const EMPTY = { userType: 'EXISTING_USER' as const, email: '' }

function InviteForm({
  onCancel,
  onEdited,
  onClose,
  onAdded,
}: AddingProps & { onCancel: (isEdited: boolean) => void; onEdited: (isEdited: boolean) => void }) {
  const queryClient = useQueryClient()
  const { field, onSubmit, pending, edited, failure } = useContractForm({
    schema: invitedTeamUserSchema,
    defaultValues: EMPTY,
    send: async (body) => {
      await addUser(browserCall, body)
      return body.email
    },
    saved: (email) => {
      void queryClient.invalidateQueries({ queryKey: teamKey })
      onAdded(email)
      onClose()
      return EMPTY
    },
    wordsOf: teamFailure,
  })
  useEffect(() => onEdited(edited), [onEdited, edited])
  return (
    <form noValidate className="space-y-5" onSubmit={onSubmit} aria-busy={pending}>
      <FormFailure text={pending ? null : failure} />
      <EmailField
        name="email"
        label="Email"
        required
        hint="The email that they log in with."
        state={field('email')}
      />
      <p className="text-sm text-muted">We email them an invitation, which they can accept or decline.</p>
      <FormButtons label="Send invitation" pending={pending} onCancel={() => onCancel(edited)} />
    </form>
  )
}
