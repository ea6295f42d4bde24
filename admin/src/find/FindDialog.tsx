import { Dialog, DialogTitle } from '@mui/material'
import { forScreenReaders } from '../feedback/for-screen-readers.ts'
import { Finder } from './Finder.tsx'

export interface FindDialogProps {
  onClose: () => void
}

const TITLE = 'find-title'
const nearTheTop = { '& .MuiDialog-container': { alignItems: 'flex-start' } }
const paper = {
  mx: { xs: 1.5, sm: 4 },
  mt: { xs: 1.5, sm: 8 },
  width: { xs: 'calc(100% - 24px)', sm: '100%' },
}

/** The search for screens and records, which loads when it is first opened. */
export default function FindDialog({ onClose }: FindDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      aria-labelledby={TITLE}
      sx={nearTheTop}
      slotProps={{ paper: { sx: paper } }}
    >
      <DialogTitle id={TITLE} sx={forScreenReaders}>
        Find
      </DialogTitle>
      <Finder onClose={onClose} />
    </Dialog>
  )
}
