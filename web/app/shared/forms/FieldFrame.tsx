import { useId, type ReactNode } from 'react'
import type { FieldState } from './use-form-checks.ts'

/** What a labeled field of any kind takes. */
export interface LabeledField {
  name: string
  label: string
  state: FieldState
  hint?: string
}

export interface FieldFrameProps extends Omit<LabeledField, 'state'> {
  problem: string | undefined
  /** The page begins at it, where it is loaded without scripts. */
  begins?: boolean | undefined
  /** Marked beside the label; the field itself says it to assistive technology. */
  isRequired?: boolean | undefined
  /** Under the problem: more about it, or a way out. */
  note?: ReactNode
  /** The field itself, told what it is called and described by. */
  control: (named: {
    id: string
    name: string
    autoFocus: boolean | undefined
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
  /** Beside the field: what the text is worth, a button. */
  children?: ReactNode
}

/** Beside a label, for who sees it: the field itself says to assistive technology that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-1 text-oxblood">
      *
    </span>
  )
}

/** A label, its field, and the field's problem under it. */
export function FieldFrame({
  name,
  label,
  problem,
  begins,
  note,
  hint,
  isRequired,
  control,
  children,
}: FieldFrameProps) {
  const id = useId()
  const described = [problem && `${id}-problem`, note && `${id}-note`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <div>
      <div className="mb-1.5 font-medium">
        <label htmlFor={id}>{label}</label>
        {isRequired && <RequiredMark />}
      </div>
      {control({
        id,
        name,
        autoFocus: begins,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-oxblood">
          {problem}
        </p>
      )}
      {note && (
        <p id={`${id}-note`} className="mt-1 text-sm text-muted">
          {note}
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
