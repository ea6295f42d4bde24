import { useQueryClient } from '@tanstack/react-query'
import { renameSearchSchema, type SavedSearch } from '@vitrine/contracts/saved-searches/schemas'
import { savedSearchLimits } from '@vitrine/contracts/saved-searches/saved-searches'
import { useEffect } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { FormModal } from '../../vault/shared/FormModal.tsx'
import { renameSearch, renamingForm, savedSearchesKey } from '../queries.ts'

interface RenameSearchProps {
  search: SavedSearch
  onClose: () => void
}

/** Another name for a saved search. It brings the schemas along: load it when it is opened. */
export default function RenameSearch({ search, onClose }: RenameSearchProps) {
  return (
    <FormModal title="Rename saved search" onClose={onClose}>
      {({ leave, keepEdited }) => (
        <NameForm search={search} onCancel={leave} onEdited={keepEdited} onDone={onClose} />
      )}
    </FormModal>
  )
}

interface NameFormProps {
  search: SavedSearch
  onCancel: (isEdited: boolean) => void
  onEdited: (isEdited: boolean) => void
  onDone: () => void
}

function NameForm({ search, onCancel, onEdited, onDone }: NameFormProps) {
  const queryClient = useQueryClient()
  const { field, onSubmit, pending, edited, failure } = useContractForm({
    schema: renameSearchSchema,
    defaultValues: { name: search.name },
    keptAs: renamingForm(search),
    send: ({ name }) => renameSearch(browserCall, search.id, name),
    saved: ({ name }) => {
      void queryClient.invalidateQueries({ queryKey: savedSearchesKey })
      onDone()
      return { name }
    },
  })
  useEffect(() => onEdited(edited), [onEdited, edited])
  return (
    <form noValidate className="space-y-6" onSubmit={onSubmit}>
      <FormFailure text={failure} />
      <TextField
        name="name"
        label="Name"
        required
        state={field('name')}
        maxLength={savedSearchLimits.nameMax}
        autoComplete="off"
      />
      <div className="sheet-buttons">
        <button type="button" className="button-plain" onClick={() => onCancel(edited)}>
          Cancel
        </button>
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Saving…' : 'Save'}
        </button>
      </div>
    </form>
  )
}
