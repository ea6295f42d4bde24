import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bulkRecordSchema, commonFields } from '@vitrine/contracts/vault-records/bulk'
import { updateRecords } from '@vitrine/contracts/vault-records/endpoints'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { itemsKey } from '../queries/items.ts'
import { recordFailureWords } from '../shared/record-words.ts'
import { savedWords } from './saved-words.ts'

type CommonField = (typeof commonFields)[number]

/** One field of the record of every item that is selected: a new value for all of them, or none. */
export function DetailsChange({ itemIds }: { itemIds: readonly number[] }) {
  const queryClient = useQueryClient()
  const [field, setField] = useState<CommonField>(commonFields[0])
  const [value, setValue] = useState('')
  const [isAsking, setAsking] = useState(false)
  const input = { objects: [...itemIds], values: { [field.name]: value } }
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: () => browserCall(updateRecords, { body: input }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey }),
  })
  const choose = (chosen: CommonField) => {
    setField(chosen)
    setValue('')
    reset()
  }
  const type = (text: string) => {
    setValue(text)
    reset()
  }
  const refused = bulkRecordSchema.safeParse(input).error?.issues[0]?.message
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending || refused) return
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
            value={field.name}
            onChange={({ currentTarget }) => {
              const chosen = commonFields.find((each) => each.name === currentTarget.value)
              if (chosen) choose(chosen)
            }}
          >
            {commonFields.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </select>
        )}
      />
      <FieldFrame
        name="value"
        label="New value"
        problem={refused}
        hint="Leave it empty to clear the field."
        control={(named) => <ValueInput named={named} field={field} value={value} onText={type} />}
      />
      {error && (
        <p role="alert" className="border-l-2 border-oxblood pl-3 text-oxblood">
          {recordFailureWords(error)}
        </p>
      )}
      <p role="status" className="text-sm">
        {data ? savedWords(itemIds.length, data.response.ids.length) : ''}
      </p>
      <button
        type="submit"
        className="button"
        aria-disabled={isPending || refused !== undefined || undefined}
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

interface ValueInputProps {
  named: object
  field: CommonField
  value: string
  onText: (text: string) => void
}

function ValueInput({ named, field, value, onText }: ValueInputProps) {
  if (field.kind === 'choice')
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
      type={field.kind === 'day' ? 'date' : 'text'}
      maxLength={'max' in field ? field.max : undefined}
      value={value}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  )
}
