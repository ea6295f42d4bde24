import type { RecordField, RecordFieldName } from '@vitrine/contracts/vault-records/record-fields'
import { afterPress } from '../../../shared/forms/after-press.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { WholeNumberInput } from '../../../shared/forms/NumberInput.tsx'
import type { Photo } from '../photos/photo.ts'
import { DayInput } from '../wizard/fields/DateInput.tsx'
import { DraftNumber, DraftText } from '../wizard/fields/DraftFields.tsx'
import type { DraftForm } from '../wizard/use-draft.ts'
import type { RecordDraft } from './record-draft.ts'
import { SelectField } from './SelectField.tsx'
import type { RecordForm } from './use-record-form.ts'

export interface RecordFieldsProps {
  form: DraftForm
  record: RecordForm
  draft: RecordDraft
  photos: readonly Photo[]
}

export type PlainField = Exclude<RecordField, { kind: 'rows' | 'amount' | 'currency' }>

/** Across both columns of the form. */
export const wholeRow = 'phone:col-span-2'

interface PlainInputProps {
  record: RecordForm
  draft: RecordDraft
  field: PlainField
  label?: string
}

const UNKNOWN: Partial<Record<RecordFieldName, string>> = {
  makerQualifier: 'Not qualified',
  acquiredHow: 'Not known',
}

/** A field by its kind. */
export function PlainInput({ record, draft, field, label = field.label }: PlainInputProps) {
  const { name } = field
  const help = 'help' in field ? { hint: field.help } : {}
  const typed = { value: draft[name], onText: (text: string) => record.set({ [name]: text }) }
  switch (field.kind) {
    case 'line':
      return <DraftText form={record} name={name} label={label} maxLength={field.max} {...typed} {...help} />
    case 'text':
      return (
        <div className={wholeRow}>
          <FieldFrame
            name={name}
            label={label}
            problem={record.problemOf(name)}
            control={(named) => (
              <textarea
                {...named}
                className="field block"
                rows={name === 'notes' ? 5 : 3}
                maxLength={field.max}
                value={draft[name]}
                onChange={({ currentTarget: { value } }) => record.set({ [name]: value })}
                onBlur={({ relatedTarget }) => afterPress(relatedTarget, () => record.left(name))}
              />
            )}
          />
        </div>
      )
    case 'choice': {
      const unknown = UNKNOWN[name]
      return (
        <SelectField
          form={record}
          name={name}
          label={label}
          choices={unknown === undefined ? field.choices : [{ name: '', label: unknown }, ...field.choices]}
          {...typed}
        />
      )
    }
    case 'day':
      return (
        <DayInput
          form={record}
          name={name}
          label={label}
          {...('mayBeLater' in field && { latest: null })}
          {...typed}
        />
      )
    case 'count':
      return (
        <DraftNumber
          form={record}
          name={name}
          label={label}
          control={(named) => <WholeNumberInput {...named} {...typed} className="field" />}
        />
      )
  }
}
