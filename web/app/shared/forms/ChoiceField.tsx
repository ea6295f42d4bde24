import { FieldFrame, type LabeledField } from './FieldFrame.tsx'

interface ChoiceFieldProps extends LabeledField {
  choices: readonly { value: string; label: string }[]
  /** Chosen beforehand, until somebody has chosen. */
  chosen?: string
  required?: boolean
}

/** A list to choose from. */
export function ChoiceField({
  name,
  label,
  state: { problem, typed, onBlur, onInput, ref },
  hint,
  choices,
  chosen,
  required,
}: ChoiceFieldProps) {
  const control = (named: object) => (
    <select
      {...named}
      ref={ref}
      className="field"
      defaultValue={typed ?? chosen}
      required={required}
      onBlur={onBlur}
      onInput={onInput}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
  return (
    <FieldFrame
      name={name}
      label={label}
      problem={problem}
      hint={hint}
      isRequired={required}
      control={control}
    />
  )
}
