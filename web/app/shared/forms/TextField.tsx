import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldFrame, type LabeledField } from './FieldFrame.tsx'

export interface TextFieldProps
  extends
    LabeledField,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onBlur' | 'onInput' | 'onChange'> {
  /** At the end of the field itself. */
  inside?: ReactNode
  /** Beside the field: what the text is worth, a button. */
  children?: ReactNode
  onText?: (text: string) => void
}

/** One line to write. */
export function TextField({
  name,
  label,
  state: { problem, typed, onBlur, onInput, ref, begins },
  hint,
  inside,
  children,
  onText,
  ...input
}: TextFieldProps) {
  const control = (named: object) => (
    <div className="relative">
      <input
        {...named}
        ref={ref}
        className={inside ? 'field pr-18' : 'field'}
        defaultValue={typed}
        onBlur={onBlur}
        onInput={(event) => {
          onText?.(event.currentTarget.value)
          onInput(event)
        }}
        {...input}
      />
      {inside}
    </div>
  )
  return (
    <FieldFrame
      name={name}
      label={label}
      problem={problem}
      begins={begins}
      hint={hint}
      isRequired={input.required}
      control={control}
    >
      {children}
    </FieldFrame>
  )
}
