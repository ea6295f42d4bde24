import { newTeamUserSchema } from '@vitrine/contracts/teams/schemas'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { EmailField } from '../../../shared/forms/text-kinds.tsx'
import { NewPasswordField } from '../../identity/components/NewPasswordField.tsx'
import { PasswordField } from '../../identity/components/PasswordField.tsx'
import { FormModal } from '../../vault/shared/FormModal.tsx'
import { teamForm } from '../queries/team.ts'
import {
  type AddingFormProps,
  type AddingProps,
  FormButtons,
  NameFields,
  useAddingForm,
} from './user-form-parts.tsx'

/** Somebody who has no account yet. */
export default function NewUser({ onClose, onAdded }: AddingProps) {
  return (
    <FormModal title="Add new user" onClose={onClose}>
      {({ leave, keepEdited }) => (
        <NewUserForm onCancel={leave} onEdited={keepEdited} onClose={onClose} onAdded={onAdded} />
      )}
    </FormModal>
  )
}

const EMPTY = {
  userType: 'NEW_USER' as const,
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
}

function NewUserForm({ onCancel, ...adding }: AddingFormProps) {
  const { field, onSubmit, pending, edited, failure } = useAddingForm(
    teamForm('new'),
    newTeamUserSchema,
    EMPTY,
    adding,
  )
  return (
    <form noValidate className="space-y-5" onSubmit={onSubmit} aria-busy={pending}>
      <FormFailure text={pending ? null : failure} />
      <div className="grid gap-5 phone:grid-cols-2">
        <NameFields field={field} />
      </div>
      <EmailField name="email" label="Email" required state={field('email')} />
      <NewPasswordField name="password" label="Password" state={field('password')} />
      <PasswordField
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        state={field('confirmPassword')}
      />
      <p className="text-sm text-muted">
        We email them an invitation. They accept it with a password of their own; nobody can log in with this
        one.
      </p>
      <FormButtons label="Add user" pending={pending} onCancel={() => onCancel(edited)} />
    </form>
  )
}
