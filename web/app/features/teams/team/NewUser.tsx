import { useQueryClient } from '@tanstack/react-query'
import { newTeamUserSchema } from '@vitrine/contracts/teams/schemas'
import { teamLimits as limits } from '@vitrine/contracts/teams/teams'
import { useEffect } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { EmailField } from '../../../shared/forms/text-kinds.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { NewPasswordField } from '../../identity/components/NewPasswordField.tsx'
import { PasswordField } from '../../identity/components/PasswordField.tsx'
import { FormModal } from '../../vault/shared/FormModal.tsx'
import { addUser, teamKey } from '../queries/team.ts'
import { FormButtons } from './FormButtons.tsx'
import { NAME_HINT, teamFailure } from './team-words.ts'

export interface AddingProps {
  onClose: () => void
  onAdded: (email: string) => void
}

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

function NewUserForm({
  onCancel,
  onEdited,
  onClose,
  onAdded,
}: AddingProps & { onCancel: (isEdited: boolean) => void; onEdited: (isEdited: boolean) => void }) {
  const queryClient = useQueryClient()
  const { field, onSubmit, pending, edited, failure } = useContractForm({
    schema: newTeamUserSchema,
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
      <div className="grid gap-5 phone:grid-cols-2">
        <TextField
          name="firstName"
          label="First name"
          hint={NAME_HINT}
          autoComplete="off"
          required
          maxLength={limits.nameMax}
          state={field('firstName')}
        />
        <TextField
          name="lastName"
          label="Last name"
          hint={NAME_HINT}
          autoComplete="off"
          required
          maxLength={limits.nameMax}
          state={field('lastName')}
        />
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
