import { disabledReason, NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import { numberRead, readWholeNumber } from '@vitrine/contracts/typed-numbers'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { WholeNumberField } from './NumberInputs.tsx'
import { useAnswers } from './use-answers.ts'

interface WholeNumberDialogProps {
  open: boolean
  title: string
  /** What follows from it. */
  children: ReactNode
  confirm: string
  label: string
  /** The number that holds now, which changes nothing; null is an empty field. */
  value: number | null
  pending: boolean
  /** Why a number is refused; null where it is not. NaN is a text that is no whole number. */
  failureOf: (typed: number | null) => string | null
  onConfirm: (typed: number | null) => void
  onCancel: () => void
}

/** Asks for one whole number. What was typed stays while the action is tried. */
export function WholeNumberDialog({
  label,
  value,
  failureOf,
  children,
  onConfirm,
  ...dialog
}: WholeNumberDialogProps) {
  const { open, pending, title } = dialog
  const {
    answers: { text },
    type,
  } = useAnswers(title, open, { text: textOf(value) })
  const typed = numberRead(readWholeNumber(text))
  const failure = failureOf(typed)
  return (
    <ConfirmDialog
      {...dialog}
      blocked={failure !== null ? disabledReason([label]) : typed === value ? NOTHING_CHANGED : null}
      onConfirm={() => onConfirm(typed)}
    >
      {children}
      <WholeNumberField
        label={label}
        value={text}
        onText={(written) => type({ text: written })}
        disabled={pending}
        error={failure !== null}
        helperText={failure ?? ' '}
        fullWidth
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  )
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}
