import { FieldFrame, type LabeledField } from './FieldFrame.tsx'

interface ChoiceFieldProps extends LabeledField {
  choices: readonly { value: string; label: string }[]
  /** Chosen beforehand, until somebody has chosen. */
  chosen?: string
  required?: boolean
}

/** A list to choose from. */
export function ChoiceField({
  state: { problem, typed, onBlur, onInput, ref, begins },
  choices,
  chosen,
  required,
  ...named
}: ChoiceFieldProps) {
  const control = (attributes: object) => (
    <select
      {...attributes}
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
  return <FieldFrame {...named} problem={problem} begins={begins} isRequired={required} control={control} />
}
