import { disabledReason, NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import { changeLocation, createLocation } from '@vitrine/contracts/locations/endpoints'
import type { Location } from '@vitrine/contracts/locations/schemas'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { useEffect } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useInvalidFields } from '../../../shared/forms/use-invalid-fields.ts'
import { CheckedForm } from '../shared/CheckedForm.tsx'
import { FormModal } from '../shared/FormModal.tsx'
import { locationFormSchema, typedOf } from './location-form.ts'
import { pathText, possibleParents } from './location-words.ts'

interface LocationModalProps {
  /** Null for a new one. */
  location: Location | null
  /** Where a new one is proposed to stand. */
  parentId: number | null
  all: readonly Location[]
  onClose: () => void
  onSaved: (name: string) => void
}

const labels: Readonly<Record<string, string>> = { displayName: 'Name', parentId: 'Inside of' }

/** Adds a storage location, or renames and moves one. It brings the schemas along: load it when it is opened. */
export default function LocationModal(props: LocationModalProps) {
  return (
    <FormModal
      title={props.location ? 'Edit storage location' : 'Add a storage location'}
      onClose={props.onClose}
    >
      {(modal) => <LocationForm {...props} {...modal} />}
    </FormModal>
  )
}

interface LocationFormProps extends LocationModalProps {
  leave: (isEdited: boolean) => void
  keepEdited: (isEdited: boolean) => void
}

function LocationForm({ location, parentId, all, onSaved, leave, keepEdited }: LocationFormProps) {
  const { form, field, onSubmit, pending, edited, failure } = useContractForm({
    schema: locationFormSchema,
    defaultValues: typedOf(location ?? { displayName: '', parentId }),
    keptAs: null,
    send: async (body) => {
      if (location) await browserCall(changeLocation, { params: { id: location.id }, body })
      else await browserCall(createLocation, { body })
      return body
    },
    saved: (body) => {
      onSaved(body.displayName)
      return typedOf(body)
    },
  })
  useEffect(() => keepEdited(edited), [keepEdited, edited])
  const invalid = useInvalidFields(form, locationFormSchema)
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
        name="displayName"
        label="Name"
        required
        maxLength={vaultItemLimits.titleMax}
        autoComplete="off"
        state={field('displayName')}
      />
      <ChoiceField
        name="parentId"
        label="Inside of"
        choices={[
          { value: '', label: 'Nothing: on the first level' },
          ...possibleParents(all, location).map((each) => ({
            value: String(each.id),
            label: pathText(each),
          })),
        ]}
        state={field('parentId')}
        {...(location && { hint: 'Everything inside of it moves along.' })}
      />
    </CheckedForm>
  )
}
