import { afterPress } from '../../../shared/forms/after-press.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import type { FieldForm } from '../wizard/fields/DraftFields.tsx'

interface SelectFieldProps {
  form: FieldForm
  /** Its dotted path. */
  name: string
  label: string
  value: string
  choices: readonly { name: string; label: string }[]
  onText: (name: string) => void
  hint?: string
}

/** One of a few choices. */
export function SelectField({ form, name, label, value, choices, onText, hint }: SelectFieldProps) {
  return (
    <FieldFrame
      name={name}
      label={label}
      problem={form.problemOf(name)}
      {...(hint !== undefined && { hint })}
      control={(named) => (
        <select
          {...named}
          className="field"
          value={value}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onBlur={({ relatedTarget }) => afterPress(relatedTarget, () => form.left(name))}
        >
          {choices.map((choice) => (
            <option key={choice.name} value={choice.name}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    />
  )
}
