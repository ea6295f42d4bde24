import { TextField } from '@mui/material'
import { useState, type ReactNode } from 'react'
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
  maxLength: number
  danger?: boolean
  pending?: boolean
  onConfirm: (reason: string) => void
  onCancel: () => void
}

/**
 * Confirms an action that needs a reason. What was typed stays while the action is tried, and is gone when
 * the dialog opens again.
 */
export function ReasonDialog({
  open,
  label = 'Reason',
  maxLength,
  children,
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setReason('')
  }
  return (
    <ConfirmDialog
      open={open}
      {...dialog}
      blocked={reason.trim() === '' ? 'Type a reason first.' : null}
      onConfirm={() => onConfirm(reason.trim())}
    >
      {children}
      <TextField
        label={label}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
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
