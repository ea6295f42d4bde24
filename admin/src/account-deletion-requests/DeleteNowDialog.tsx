import { TextField } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'

interface DeleteNowDialogProps {
  open: boolean
  email: string
  pending: boolean
  onConfirm: (typed: string) => void
  onCancel: () => void
}

/** Asks for the email of the account, because nothing of it comes back. */
export function DeleteNowDialog({ open, email, onConfirm, ...dialog }: DeleteNowDialogProps) {
  const [typed, setTyped] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTyped('')
  }
  return (
    <ConfirmDialog
      open={open}
      {...dialog}
      danger
      title="Delete this account now?"
      confirm="Delete now"
      blocked={typed.trim().toLowerCase() === email.toLowerCase() ? null : 'Type the email first.'}
      onConfirm={() => onConfirm(typed.trim())}
    >
      Everything in the account of {email} is erased for good, without waiting for the due date.
      <TextField
        label="Type the email of the account"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        fullWidth
        disabled={dialog.pending}
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  )
}
