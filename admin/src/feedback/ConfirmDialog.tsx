import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { ReactNode } from 'react'
import { DisabledReason, describedBy } from './DisabledReason.tsx'
import { RefusalList, useRefusalsSince } from './RefusedActions.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  confirm: string
  cancel?: string
  /** What cannot be taken back is asked in the color of danger. */
  danger?: boolean
  pending?: boolean
  /** Why it cannot be confirmed yet, beside the button; null where it can. The focus is for the field in need. */
  blocked?: string | null
  /** The id of a form in it, which the button sends as Enter in one of its fields does. */
  form?: string
  onConfirm?: () => void
  onCancel: () => void
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = 'Cancel',
  danger = false,
  pending = false,
  blocked = null,
  form,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const refusals = useRefusalsSince(open)
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
    >
      <DialogTitle id="confirm-title" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-text" component="div">
          {children}
        </DialogContentText>
        <RefusalList refusals={refusals} />
      </DialogContent>
      <DialogActions>
        <DisabledReason id="confirm-blocked" reason={blocked} isOfDialog />
        <Button color="secondary" onClick={onCancel} disabled={pending} autoFocus={blocked === null}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          {...(form ? { type: 'submit' as const, form } : { onClick: onConfirm })}
          loading={pending}
          disabled={blocked !== null}
          {...describedBy('confirm-blocked', blocked)}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
