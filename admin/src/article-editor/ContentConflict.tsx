import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { isOwnChange } from '@vitrine/contracts/conflict-words'
import { theirsInWords } from '../editing/EditConflict.tsx'
import type { EditedText } from './edited-text.ts'

interface ContentConflictProps {
  open: boolean
  noun: EditedText['noun']
  /** Who was faster, where the server knows. */
  said?: string | undefined
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Two editors met. What is on the screen stays until whoever wrote it decides. */
export function ContentConflict({ open, noun, said, onTakeTheirs, onKeepMine }: ContentConflictProps) {
  const other = isOwnChange(said) ? 'the other version' : 'theirs'
  return (
    <Dialog
      open={open}
      maxWidth="sm"
      aria-labelledby="content-conflict-title"
      aria-describedby="content-conflict-text"
    >
      <DialogTitle id="content-conflict-title">
        {said ? `This ${noun} has changed` : `Someone else changed this ${noun}`}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="content-conflict-text">
          {said ? `${said} Your changes` : 'It was changed after you opened it, so your changes'} are not
          saved yet. Keep yours, and your next save replaces {other}. Or load {other}, and your changes
          {isOwnChange(said) && ' here'} are lost.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onTakeTheirs}>
          {theirsInWords(said)}
        </Button>
        <Button variant="contained" onClick={onKeepMine} autoFocus>
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  )
}
