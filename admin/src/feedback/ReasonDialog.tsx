import { TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useAnswers } from '../editing/use-answers.ts'
import { amount } from './amounts.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface ReasonDialogProps {
  open: boolean
  title: string
  /** What follows from it. */
  children: ReactNode
  confirm: string
  /** Of the field: 'Reason', or who reads it: 'Reason (the member reads it)'. */
  label?: string
  minLength?: number
  maxLength: number
  danger?: boolean
  pending?: boolean
  onConfirm: (reason: string) => void
  onCancel: () => void
}

/** Confirms an action that needs a reason. What was typed stays while the action is tried. */
export function ReasonDialog({
  open,
  label = 'Reason',
  minLength = 1,
  maxLength,
  children,
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const {
    answers: { reason },
    type,
  } = useAnswers(dialog.title, open, { reason: '' })
  return (
    <ConfirmDialog
      open={open}
      {...dialog}
      blocked={blockedBy(reason.trim(), minLength)}
      onConfirm={() => onConfirm(reason.trim())}
    >
      {children}
      <TextField
        label={label}
        value={reason}
        onChange={(event) => type({ reason: event.target.value })}
        required
        autoFocus
        multiline
        minRows={3}
        disabled={dialog.pending ?? false}
        helperText={`${amount(maxLength - reason.length)} characters left`}
        slotProps={{ htmlInput: { maxLength } }}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  )
}

function blockedBy(reason: string, minLength: number): string | null {
  if (reason.length >= minLength) return null
  return minLength > 1 ? `Type a reason of at least ${minLength} characters first.` : 'Type a reason first.'
}
