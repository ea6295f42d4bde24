import { disabledReason, NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import { otherTitleSchemas, type TrashEntry } from '@vitrine/contracts/vault-trash/schemas'
import type { TrashKind } from '@vitrine/contracts/vault-trash/trash'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useInvalidFields } from '../../../shared/forms/use-invalid-fields.ts'
import { restoreEntry } from '../queries/trash.ts'
import { CheckedForm } from '../shared/CheckedForm.tsx'
import { FormModal } from '../shared/FormModal.tsx'
import { inVaultWords } from '../shared/vault-words.ts'

interface OtherTitleModalProps {
  entry: TrashEntry
  kind: Exclude<TrashKind, 'photos'>
  onClose: () => void
  onRestored: (title: string) => void
}

const named = { items: 'item', collections: 'collection', tags: 'tag' } as const

/** Asks for another title where its own is taken. It brings the schemas along: load it when it is opened. */
export default function OtherTitleModal(props: OtherTitleModalProps) {
  return (
    <FormModal title="Choose another title" onClose={props.onClose}>
      {() => <OtherTitleForm {...props} />}
    </FormModal>
  )
}

function OtherTitleForm({ entry, kind, onClose, onRestored }: OtherTitleModalProps) {
  const schema = otherTitleSchemas[kind]
  const { form, field, onSubmit, pending, edited, failure } = useContractForm({
    schema,
    defaultValues: { title: entry.title },
    keptAs: null,
    send: async ({ title }) => {
      await restoreEntry(browserCall, entry, title).catch(inVaultWords)
      return title
    },
    saved: (title) => {
      onRestored(title)
      return { title }
    },
  })
  const isInvalid = useInvalidFields(form, schema).length > 0
  return (
    <CheckedForm
      className="space-y-6"
      buttonsClass="flex flex-wrap gap-3"
      failure={failure}
      reason={disabledReason(isInvalid ? ['Title'] : []) ?? (edited ? null : NOTHING_CHANGED)}
      pending={pending}
      label="Restore"
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <p>
        You already have another {named[kind]} called ‘{entry.title}’.
      </p>
      <TextField name="title" label="Title" required state={field('title')} autoComplete="off" />
    </CheckedForm>
  )
}
