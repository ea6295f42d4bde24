import { useQueryClient } from '@tanstack/react-query'
import { editTeamUserSchema, type TeamUser } from '@vitrine/contracts/teams/schemas'
import { useEffect } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { FormModal } from '../../vault/shared/FormModal.tsx'
import { editUser, teamForm, teamKey } from '../queries/team.ts'
import { FormButtons, NameFields, teamFailure } from './user-form-parts.tsx'

interface EditUserProps {
  user: TeamUser
  onClose: () => void
}

/** Other names; the email stays. */
export default function EditUser({ user, onClose }: EditUserProps) {
  return (
    <FormModal title={`Edit ${user.email}`} onClose={onClose}>
      {({ leave, keepEdited }) => (
        <NamesForm user={user} onCancel={leave} onEdited={keepEdited} onClose={onClose} />
      )}
    </FormModal>
  )
}

function NamesForm({
  user,
  onCancel,
  onEdited,
  onClose,
}: EditUserProps & { onCancel: (isEdited: boolean) => void; onEdited: (isEdited: boolean) => void }) {
  const queryClient = useQueryClient()
  const { field, onSubmit, pending, edited, failure } = useContractForm({
    schema: editTeamUserSchema,
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
    keptAs: teamForm(user),
    send: (body) => editUser(browserCall, user.id, body),
    saved: ({ response: { firstName, lastName } }) => {
      void queryClient.invalidateQueries({ queryKey: teamKey })
      onClose()
      return { firstName, lastName }
    },
    wordsOf: teamFailure,
  })
  useEffect(() => onEdited(edited), [onEdited, edited])
  return (
    <form noValidate className="space-y-5" onSubmit={onSubmit} aria-busy={pending}>
      <FormFailure text={pending ? null : failure} />
      <NameFields field={field} />
      <FormButtons label="Save" pending={pending} onCancel={() => onCancel(edited)} />
    </form>
  )
}
