import type { FocusEvent, InputHTMLAttributes, ReactNode } from 'react'
import { FieldFrame } from '../../../../shared/forms/FieldFrame.tsx'
import { afterPress } from '../../../../shared/forms/after-press.ts'
import { explicitWordNote } from '../../shared/explicit-words.tsx'
import type { DraftForm } from '../use-draft.ts'

/** What a field shows of the form that it is in. */
export type FieldForm = Pick<DraftForm, 'problemOf' | 'wordOf' | 'left'>

export interface DraftTextProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'maxLength' | 'inputMode' | 'placeholder' | 'list'
> {
  form: FieldForm
  /** Its dotted path. */
  name: string
  label: string
  value: string
  onText: (text: string) => void
  /** Before the field is judged. */
  onLeave?: () => void
  isRequired?: boolean
  hint?: string
  inside?: ReactNode
}

/** One line of the details. */
export function DraftText({
  form,
  name,
  label,
  value,
  onText,
  onLeave,
  isRequired = false,
  hint,
  inside,
  ...input
}: DraftTextProps) {
  const control = (named: object) => (
    <div className="relative">
      <input
        {...named}
        {...input}
        type="text"
        aria-required={isRequired || undefined}
        autoComplete="off"
        className={inside ? 'field pr-14' : 'field'}
        value={value}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onBlur={({ relatedTarget }) =>
          afterPress(relatedTarget, () => {
            onLeave?.()
            form.left(name)
          })
        }
      />
      {inside}
    </div>
  )
  return (
    <FieldFrame
      name={name}
      label={label}
      problem={form.problemOf(name)}
      note={explicitWordNote(form.wordOf(name))}
      {...(hint !== undefined && { hint })}
      isRequired={isRequired}
      control={control}
    />
  )
}

interface DraftNumberProps {
  form: Pick<FieldForm, 'problemOf' | 'left'>
  name: string
  label: string
  isRequired?: boolean
  hint?: string
  control: (named: { id: string; onBlur: (event: FocusEvent<HTMLInputElement>) => void }) => ReactNode
}

/** A number among the details. It is judged once it is left, as it is read then. */
export function DraftNumber({ form, name, label, isRequired = false, hint, control }: DraftNumberProps) {
  return (
    <FieldFrame
      name={name}
      label={label}
      problem={form.problemOf(name)}
      isRequired={isRequired}
      {...(hint !== undefined && { hint })}
      control={(named) =>
        control({
          ...named,
          onBlur: ({ relatedTarget }) => afterPress(relatedTarget, () => form.left(name)),
        })
      }
    />
  )
}
