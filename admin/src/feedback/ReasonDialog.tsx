import { TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { draftsOf } from '../editing/device-draft.ts'
import { useDeviceDrafts } from '../editing/use-device-drafts.ts'
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
 * the dialog opens again; but what a session that ended, or a crash, has left unsent is there again.
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
  const { offered, discard } = useDeviceDrafts(
    draftsOf('reason', `${location.pathname} ${dialog.title}`),
    open && reason !== '' ? JSON.stringify({ reason }) : null,
  )
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setReason(String(offered?.typed['reason'] ?? '').slice(0, maxLength))
  }
  // By now it is kept as what is typed here.
  const forgetOffered = useEffectEvent(() => offered && discard())
  useEffect(() => {
    if (open) forgetOffered()
  }, [open])
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
