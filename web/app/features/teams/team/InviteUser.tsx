import { invitedTeamUserSchema } from '@vitrine/contracts/teams/schemas'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { EmailField } from '../../../shared/forms/text-kinds.tsx'
import { FormModal } from '../../vault/shared/FormModal.tsx'
import { teamForm } from '../queries/team.ts'
import { type AddingFormProps, type AddingProps, FormButtons, useAddingForm } from './user-form-parts.tsx'

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

function InviteForm({ onCancel, ...adding }: AddingFormProps) {
  const { field, onSubmit, pending, edited, failure } = useAddingForm(
    teamForm('invite'),
    invitedTeamUserSchema,
    EMPTY,
    adding,
  )
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
