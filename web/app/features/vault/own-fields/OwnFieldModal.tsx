import { useQuery } from '@tanstack/react-query'
import { disabledReason, NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import { createOwnField, updateOwnField } from '@vitrine/contracts/own-fields/endpoints'
import { ownFieldLimits as limits, ownFieldTypes } from '@vitrine/contracts/own-fields/own-fields'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { CheckboxField } from '../../../shared/forms/CheckboxField.tsx'
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx'
import { LongTextField } from '../../../shared/forms/LongTextField.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useInvalidFields } from '../../../shared/forms/use-invalid-fields.ts'
import { vaultCategories } from '../queries/categories.ts'
import { CheckedForm } from '../shared/CheckedForm.tsx'
import { FormModal } from '../shared/FormModal.tsx'
import { CHOICES_MAX, ownFieldFormSchema, typedOf } from './own-field-form.ts'

interface OwnFieldModalProps {
  /** Null for a new one. */
  field: OwnField | null
  onClose: () => void
  onSaved: (name: string) => void
}

const types = ownFieldTypes.map(({ name, label }) => ({ value: name, label }))
const labels: Readonly<Record<string, string>> = { name: 'Name', unit: 'Unit', choices: 'Choices' }

/** Defines a field, or changes one. It brings the schemas along: load it when it is opened. */
export default function OwnFieldModal(props: OwnFieldModalProps) {
  return (
    <FormModal title={props.field ? 'Edit field' : 'Add a field'} onClose={props.onClose}>
      {(modal) => <OwnFieldForm {...props} {...modal} />}
    </FormModal>
  )
}

interface OwnFieldFormProps extends OwnFieldModalProps {
  leave: (isEdited: boolean) => void
  keepEdited: (isEdited: boolean) => void
}

function OwnFieldForm({ field: stored, onSaved, leave, keepEdited }: OwnFieldFormProps) {
  const { data: categories = [] } = useQuery(vaultCategories(browserCall))
  const { form, field, onSubmit, pending, edited, failure } = useContractForm({
    schema: ownFieldFormSchema,
    defaultValues: typedOf(stored),
    keptAs: null,
    send: async (body) => {
      const { renameValues: _, ...created } = body
      if (stored) await browserCall(updateOwnField, { params: { id: stored.id }, body })
      else await browserCall(createOwnField, { body: created })
      return body
    },
    saved: (body) => {
      onSaved(body.name)
      return typedOf(body)
    },
  })
  useEffect(() => keepEdited(edited), [keepEdited, edited])
  const [type, name] = useWatch({ control: form.control, name: ['type', 'name'] })
  const invalid = useInvalidFields(form, ownFieldFormSchema)
  const isRenamed = stored !== null && name.trim() !== stored.name
  return (
    <CheckedForm
      className="space-y-6"
      buttonsClass="flex flex-wrap gap-3"
      failure={failure}
      reason={
        disabledReason(invalid.map((each) => labels[each] ?? each)) ?? (edited ? null : NOTHING_CHANGED)
      }
      pending={pending}
      label="Save"
      onSubmit={onSubmit}
      onCancel={() => leave(edited)}
    >
      <TextField
        name="name"
        label="Name"
        required
        maxLength={limits.nameMax}
        autoComplete="off"
        state={field('name')}
      />
      {isRenamed && (
        <CheckboxField
          name="renameValues"
          label="Rename it in my items, too"
          hint="Otherwise its values stay under the name that they have."
          state={field('renameValues')}
        />
      )}
      <ChoiceField
        name="type"
        label="Type"
        choices={types}
        state={field('type')}
        {...(stored && { hint: 'Values that do not fit the type stay as they are.' })}
      />
      {type === 'number' && (
        <TextField
          name="unit"
          label="Unit"
          hint="Such as mm, g or ct. It can be left empty."
          maxLength={limits.unitMax}
          autoComplete="off"
          state={field('unit')}
        />
      )}
      {type === 'choice' && (
        <LongTextField
          name="choices"
          label="Choices"
          hint={`One in each line, at most ${limits.choicesMax}.`}
          required
          rows={6}
          maxLength={CHOICES_MAX}
          state={field('choices')}
        />
      )}
      <ChoiceField
        key={categories.length}
        name="categoryId"
        label="Category"
        hint="The field is offered for items of this category."
        choices={[
          { value: '', label: 'Every category' },
          ...categories.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        state={field('categoryId')}
      />
    </CheckedForm>
  )
}
