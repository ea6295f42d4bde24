import type { ReactNode } from 'react'
import {
  useFieldArray,
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'

interface FieldRowsProps<Input extends FieldValues, Output, Name extends ArrayPath<Input>> {
  form: UseFormReturn<Input, unknown, Output>
  name: Name
  label: string
  /** What a row is called: 'Purchase'. */
  rowLabel: string
  emptyRow: FieldArray<Input, Name>
  most: number
  /** The fields of the row at this place. */
  row: (place: number) => ReactNode
}

/** Rows of fields that are added and removed. A row's own problems stand at its fields. */
export function FieldRows<Input extends FieldValues, Output, Name extends ArrayPath<Input>>({
  form,
  name,
  label,
  rowLabel,
  emptyRow,
  most,
  row,
}: FieldRowsProps<Input, Output, Name>) {
  const { fields, append, remove } = useFieldArray<Input, Name, 'id', Output>({ control: form.control, name })
  return (
    <fieldset className="space-y-4">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {fields.map(({ id }, place) => (
        <div
          key={id}
          role="group"
          aria-label={`${rowLabel} ${place + 1}`}
          className="space-y-4 border-l-2 border-hairline pl-4"
        >
          {row(place)}
          <button type="button" className="button-plain" onClick={() => remove(place)}>
            Remove <span className="sr-only">{`${rowLabel.toLowerCase()} ${place + 1}`}</span>
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button-plain"
        disabled={fields.length >= most}
        onClick={() => append(emptyRow)}
      >
        {`Add ${rowLabel.toLowerCase()}`}
      </button>
      {fields.length >= most && <p className="text-sm text-muted">{`At most ${most}.`}</p>}
    </fieldset>
  )
}
