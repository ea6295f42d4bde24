import { FieldFrame, type LabeledField } from './FieldFrame.tsx'

interface LongTextFieldProps extends LabeledField {
  rows: number
  maxLength: number
  required?: boolean
}

/** Several lines to write. */
export function LongTextField({
  state: { problem, typed, onBlur, onInput, ref, begins },
  rows,
  maxLength,
  required,
  ...named
}: LongTextFieldProps) {
  const control = (attributes: object) => (
    <textarea
      {...attributes}
      ref={ref}
      className="field block"
      defaultValue={typed}
      rows={rows}
      maxLength={maxLength}
      required={required}
      onBlur={onBlur}
      onInput={onInput}
    />
  )
  return <FieldFrame {...named} problem={problem} begins={begins} isRequired={required} control={control} />
}
