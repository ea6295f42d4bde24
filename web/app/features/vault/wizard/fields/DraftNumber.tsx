import type { FocusEvent, ReactNode } from 'react'
import { afterPress } from '../../../../shared/forms/after-press.ts'
import { FieldFrame } from '../../../../shared/forms/FieldFrame.tsx'
import type { DraftForm } from '../use-draft.ts'

interface DraftNumberProps {
  form: DraftForm
  name: string
  label: string
  control: (named: { id: string; onBlur: (event: FocusEvent<HTMLInputElement>) => void }) => ReactNode
}

/** A number among the details. It is judged once it is left, as it is read then. */
export function DraftNumber({ form, name, label, control }: DraftNumberProps) {
  return (
    <FieldFrame
      name={name}
      label={label}
      problem={form.problemOf(name)}
      control={(named) =>
        control({
          ...named,
          onBlur: ({ relatedTarget }) => afterPress(relatedTarget, () => form.left(name)),
        })
      }
    />
  )
}
