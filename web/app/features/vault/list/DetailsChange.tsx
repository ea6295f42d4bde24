import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownValueProblem, writeOwnValue, yesNo } from '@vitrine/contracts/own-fields/own-field-values'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { setDetails } from '@vitrine/contracts/vault-items/endpoints'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { bulkRecordSchema, commonFields } from '@vitrine/contracts/vault-records/bulk'
import { updateRecords } from '@vitrine/contracts/vault-records/endpoints'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { itemsKey } from '../queries/items.ts'
import { ownFields } from '../queries/own-fields.ts'
import { recordFailureWords } from '../shared/record-words.ts'
import { callForUndo, callInParts } from '../shared/undo.ts'
import { SavedChange } from './SavedChange.tsx'
import type { ChangeSets } from './change-sets.ts'
import { savedWords } from './saved-words.ts'

/** What can be set for several items: of the record, the date acquired, and own fields. */
interface SettableField {
  key: string
  label: string
  input: 'text' | 'date'
  max?: number
  /** To choose from instead of typing. */
  choices?: readonly { name: string; label: string }[]
  /** Why a value does not fit; null where it does. */
  refused: (value: string) => string | null
  save: (
    objects: number[],
    value: string,
  ) => Promise<{ response: { ids: number[] }; changeSet: string | null }>
}

const ofRecord: readonly SettableField[] = commonFields.map((field) => {
  const valuesOf = (value: string) => ({ [field.name]: value })
  return {
    key: field.name,
    label: field.label,
    input: field.kind === 'day' ? 'date' : 'text',
    ...('max' in field && { max: field.max }),
    ...('choices' in field && { choices: field.choices }),
    refused: (value) =>
      bulkRecordSchema.safeParse({ objects: [1], values: valuesOf(value) }).error?.issues[0]?.message ?? null,
    save: (objects, value) => callForUndo(updateRecords, { body: { objects, values: valuesOf(value) } }),
  }
})

const dateAcquired: SettableField = {
  key: 'purchaseDate',
  label: 'Date acquired',
  input: 'date',
  refused: () => null,
  save: (objects, value) => callForUndo(setDetails, { body: { objects, purchaseDate: value } }),
}

const settable = [...ofRecord, dateAcquired] as const

function settableOwn(field: OwnField): SettableField {
  const choices = field.type === 'yesNo' ? yesNo : field.type === 'choice' ? field.choices : null
  const written = (value: string) => writeOwnValue(field, value)
  return {
    key: `own ${field.id}`,
    label: field.unit === '' ? field.name : `${field.name} (${field.unit})`,
    input: field.type === 'date' ? 'date' : 'text',
    max: vaultItemLimits.specificValueMax - (field.unit === '' ? 0 : field.unit.length + 1),
    ...(choices && { choices: choices.map((label) => ({ name: label, label })) }),
    refused: (value) => ownValueProblem(field, written(value)),
    save: (objects, value) =>
      callForUndo(setDetails, {
        body: { objects, specific: { displayName: field.name, value: written(value) } },
      }),
  }
}

interface DetailsChangeProps extends ChangeSets {
  itemIds: readonly number[]
}

/** One field of every item that is selected: a new value for all of them, or none. */
export function DetailsChange({ itemIds, onSaved, onUndone }: DetailsChangeProps) {
  const queryClient = useQueryClient()
  const { data: own = [] } = useQuery(ownFields(browserCall))
  const ofOwn = own.map(settableOwn)
  const [key, setKey] = useState('ownership')
  const field = [...settable, ...ofOwn].find((each) => each.key === key) ?? dateAcquired
  const [value, setValue] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: () => callInParts(itemIds, (objects) => field.save(objects, value), onSaved),
    onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey }),
  })
  const choose = (chosen: string) => {
    setKey(chosen)
    setValue('')
    reset()
  }
  const type = (text: string) => {
    setValue(text)
    reset()
  }
  const refused = field.refused(value)
  // Setting the same value again would replace the undo by one without changes.
  const isSet = data !== undefined
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending || isSet || refused !== null) return
        if (value === '') setAsking(true)
        else mutate()
      }}
    >
      <FieldFrame
        name="field"
        label="Field"
        problem={undefined}
        control={(named) => (
          <select
            {...named}
            className="field"
            value={field.key}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <FieldOptions fields={settable} />
            {ofOwn.length > 0 && (
              <optgroup label="Your own fields">
                <FieldOptions fields={ofOwn} />
              </optgroup>
            )}
          </select>
        )}
      />
      <FieldFrame
        name="value"
        label="New value"
        problem={refused ?? undefined}
        hint="Leave it empty to clear the field."
        control={(named) => <ValueInput named={named} field={field} value={value} onText={type} />}
      />
      {error && (
        <p role="alert" className="border-l-2 border-oxblood pl-3 text-oxblood">
          {recordFailureWords(error)}
        </p>
      )}
      <SavedChange
        key={data?.changeSets[0]}
        words={data ? savedWords(itemIds.length, data.ids.length) : ''}
        changeSets={data?.changeSets ?? []}
        onUndone={onUndone}
      />
      <button
        type="submit"
        className="button"
        aria-disabled={isPending || isSet || refused !== null || undefined}
      >
        {value === '' ? 'Clear' : 'Set'} for {counted(itemIds.length, 'item')}
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Clear the field"
        text={`Are you sure? What stands there now is cleared in ${counted(itemIds.length, 'item')}. Each item’s history keeps it.`}
        named={field.label}
        confirm="Yes"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          mutate()
        }}
      />
    </form>
  )
}

function FieldOptions({ fields }: { fields: readonly SettableField[] }) {
  return fields.map(({ key, label }) => (
    <option key={key} value={key}>
      {label}
    </option>
  ))
}

interface ValueInputProps {
  named: object
  field: SettableField
  value: string
  onText: (text: string) => void
}

function ValueInput({ named, field, value, onText }: ValueInputProps) {
  if (field.choices)
    return (
      <select
        {...named}
        className="field"
        value={value}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      >
        <option value="">–</option>
        {field.choices.map((choice) => (
          <option key={choice.name} value={choice.name}>
            {choice.label}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...named}
      className="field"
      type={field.input}
      maxLength={field.max}
      value={value}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  )
}
