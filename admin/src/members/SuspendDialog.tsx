import { MenuItem, TextField } from '@mui/material'
import { REASON_MAX } from '@vitrine/contracts/members/schemas'
import { useState } from 'react'
import { ReasonDialog } from '../feedback/ReasonDialog.tsx'

/** Days that a suspension lasts; 0 until somebody lifts it. */
const lengths = [
  { days: 0, label: 'Until somebody lifts it' },
  { days: 1, label: '1 day' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
] as const

const DAY = 86_400_000

interface SuspendDialogProps {
  open: boolean
  pending: boolean
  onCancel: () => void
  onConfirm: (suspension: { reason: string; until: string | null }) => void
}

/** Asks why and for how long. */
export function SuspendDialog({ open, pending, onCancel, onConfirm }: SuspendDialogProps) {
  const [days, setDays] = useState(0)
  const until = () => (days === 0 ? null : new Date(Date.now() + days * DAY).toISOString())
  return (
    <ReasonDialog
      open={open}
      danger
      title="Suspend this account?"
      confirm="Suspend"
      label="Reason, for other staff"
      maxLength={REASON_MAX}
      pending={pending}
      onCancel={onCancel}
      onConfirm={(reason) => onConfirm({ reason, until: until() })}
    >
      The member can still log in and see their own data, but nothing else that needs a membership. A banner
      tells them so.
      <TextField
        select
        label="For how long"
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
        disabled={pending}
        fullWidth
        sx={{ mt: 2 }}
      >
        {lengths.map(({ days: value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  )
}
