import { useId } from 'react'
import { RequiredMark, type LabeledField } from './FieldFrame.tsx'

interface RadioFieldProps extends LabeledField {
  choices: readonly { value: string; label: string }[]
  required?: boolean
}

/** A few choices, all in sight. */
export function RadioField({
  name,
  label,
  hint,
  choices,
  required,
  state: { problem, typed, onBlur, onInput, ref, begins },
}: RadioFieldProps) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={problem || hint ? `${id}-note` : undefined}
      aria-invalid={problem ? true : undefined}
    >
      <legend className="mb-1.5 font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-11 items-center gap-3">
          <input
            ref={ref}
            type="radio"
            name={name}
            required={required}
            value={choice.value}
            defaultChecked={choice.value === typed}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page without scripts begins at what was refused
            autoFocus={begins}
            onBlur={onBlur}
            onInput={onInput}
          />
          {choice.label}
        </label>
      ))}
      {(problem || hint) && (
        <p id={`${id}-note`} className={`mt-1.5 text-sm ${problem ? 'text-oxblood' : 'text-muted'}`}>
          {problem ?? hint}
        </p>
      )}
    </fieldset>
  )
}
