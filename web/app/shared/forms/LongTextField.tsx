import { FieldFrame, type LabeledField } from './FieldFrame.tsx'

interface LongTextFieldProps extends LabeledField {
  rows: number
  maxLength: number
  required?: boolean
}

/** Several lines to write. */
export function LongTextField({
  name,
  label,
  state: { problem, typed, onBlur, onInput, ref },
  hint,
  ...area
}: LongTextFieldProps) {
  const control = (named: object) => (
    <textarea
      {...named}
      ref={ref}
      className="field block"
      defaultValue={typed}
      onBlur={onBlur}
      onInput={onInput}
      {...area}
    />
  )
  return (
    <FieldFrame
      name={name}
      label={label}
      problem={problem}
      hint={hint}
      isRequired={area.required}
      control={control}
    />
  )
}
