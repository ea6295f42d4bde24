import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import type { FieldState } from './use-form-checks.ts'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onBlur' | 'onInput' | 'onChange'> {
  name: string
  label: string
  state: FieldState
  hint?: string
  /** At the end of the field itself. */
  inside?: ReactNode
  /** Beside the field: what the text is worth, a button. */
  children?: ReactNode
  onText?: (text: string) => void
}

/** A labelled field with its problem under it. */
export function TextField({ label, state: { problem, typed, onBlur, onInput }, hint, inside, children, onText, ...input }: TextFieldProps) {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={inside ? 'field pr-18' : 'field'}
          defaultValue={typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          onBlur={onBlur}
          onInput={(event) => {
            onText?.(event.currentTarget.value)
            onInput(event)
          }}
          {...input}
        />
        {inside}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-oxblood">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
    </div>
  )
}
