import { disabledReason } from '@vitrine/contracts/disabled-reasons'
import { collectionLimits as limits } from '@vitrine/contracts/collections/collections'
import { collectionMessages } from '@vitrine/contracts/collections/messages'
import { collectionInputSchema } from '@vitrine/contracts/collections/collection-input'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { LongTextField } from '../../../shared/forms/LongTextField.tsx'
import { RadioField } from '../../../shared/forms/RadioField.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useInvalidFields } from '../../../shared/forms/use-invalid-fields.ts'
import { collectionsKey } from '../queries/collections.ts'
import { CheckedForm } from './CheckedForm.tsx'
import { createCollection, findCreatedCollection } from './change-collection.ts'
import { FormModal } from './FormModal.tsx'
import { createOrFind } from './lost-creates.ts'

interface CollectionModalProps {
  onClose: () => void
  onDone: (saved: { id: number; title: string }) => void
}

/** A new collection, over the page. It brings the schemas along: load it when it is opened. */
export default function CollectionModal({ onClose, onDone }: CollectionModalProps) {
  return (
    <FormModal title="New collection" onClose={onClose}>
      {({ leave, keepEdited }) => <CollectionForm onCancel={leave} onEdited={keepEdited} onDone={onDone} />}
    </FormModal>
  )
}

interface CollectionFormProps {
  onCancel: (isEdited: boolean) => void
  onEdited: (isEdited: boolean) => void
  onDone: CollectionModalProps['onDone']
}

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  status: 'Privacy',
}
const privacies = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const

function CollectionForm({ onCancel, onEdited, onDone }: CollectionFormProps) {
  const queryClient = useQueryClient()
  const { form, field, onSubmit, pending, edited, failure } = useContractForm({
    schema: collectionInputSchema,
    defaultValues: { title: '', description: '', status: 'public' },
    keptAs: 'collection:new',
    send: async (input) => {
      const { id } = await createOrFind('collection', input.title, {
        create: () => createCollection(browserCall, input),
        find: () => findCreatedCollection(browserCall, input),
      })
      return { id, title: input.title }
    },
    saved: (kept) => {
      void queryClient.invalidateQueries({ queryKey: collectionsKey })
      onDone(kept)
      return { title: '', description: '', status: 'public' }
    },
  })
  const invalid = useInvalidFields(form, collectionInputSchema)
  const reason = disabledReason(invalid.map((name) => labels[name] ?? name))
  useEffect(() => onEdited(edited), [onEdited, edited])

  return (
    <CheckedForm
      className="space-y-5"
      buttonsClass="sheet-buttons"
      failure={failure}
      reason={reason}
      pending={pending}
      label="Create Collection"
      onSubmit={onSubmit}
      onCancel={() => onCancel(edited)}
    >
      <TextField
        name="title"
        label="Title"
        required
        state={field('title')}
        maxLength={limits.titleMax}
        autoComplete="off"
      />
      <LongTextField
        name="description"
        label="Description"
        required
        state={field('description')}
        rows={4}
        maxLength={limits.descriptionMax}
      />
      <RadioField
        name="status"
        label="Privacy"
        hint={collectionMessages.publicHint}
        choices={privacies}
        state={field('status')}
      />
    </CheckedForm>
  )
}
