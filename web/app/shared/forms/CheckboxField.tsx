import { useId } from 'react'
import type { LabeledField } from './FieldFrame.tsx'

/** Yes or no. */
export function CheckboxField({ name, label, hint, state: { problem, onBlur, onInput, ref } }: LabeledField) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          ref={ref}
          type="checkbox"
          name={name}
          onBlur={onBlur}
          onInput={onInput}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem || hint ? `${id}-note` : undefined}
        />
        {label}
      </label>
      {(problem || hint) && (
        <p id={`${id}-note`} className={`text-sm ${problem ? 'text-oxblood' : 'text-muted'}`}>
          {problem ?? hint}
        </p>
      )}
    </div>
  )
}
