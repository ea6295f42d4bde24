import { TAG_TEXT_COLOR, tagColors } from '@vitrine/contracts/tags/palette'
import { useId } from 'react'
import type { FieldState } from '../../../shared/forms/use-form-checks.ts'

/** The colors of tags by their names, each shown as the tag will be: light, also where the page is dark. */
export function TagColorField({ state: { problem, typed, onBlur, onInput, ref } }: { state: FieldState }) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem ? id : undefined} aria-invalid={problem ? true : undefined}>
      <legend className="mb-1.5 font-medium">Color</legend>
      <div className="grid grid-cols-2 gap-2 phone:grid-cols-3">
        {tagColors.map(({ value, name }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-xs border-2 border-transparent px-3 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
            style={{ backgroundColor: value, color: TAG_TEXT_COLOR }}
          >
            <input
              ref={ref}
              type="radio"
              name="color"
              value={value}
              defaultChecked={value === typed}
              style={{ accentColor: TAG_TEXT_COLOR, colorScheme: 'light' }}
              onBlur={onBlur}
              onInput={onInput}
            />
            {name}
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} className="mt-1.5 text-sm text-oxblood">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
