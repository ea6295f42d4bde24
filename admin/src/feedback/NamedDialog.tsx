import { Dialog, DialogActions, DialogContent, DialogTitle, type DialogProps } from '@mui/material'
import type { ReactNode } from 'react'

interface NamedDialogProps extends Pick<DialogProps, 'maxWidth'> {
  /** Begins the ids of its title and of the text that describes it: `{id}-text`. */
  id: string
  title: string
  open?: boolean
  onClose: (() => void) | undefined
  actions: ReactNode
  /** The words of its buttons may take a line each. */
  wrapsActions?: boolean
  children: ReactNode
}

/** A dialog that is called by its title and described by a text of its own. */
export function NamedDialog({
  id,
  title,
  open = true,
  onClose,
  maxWidth = 'sm',
  actions,
  wrapsActions = false,
  children,
}: NamedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions {...(wrapsActions && { sx: { flexWrap: 'wrap', gap: 1 } })}>{actions}</DialogActions>
    </Dialog>
  )
}
