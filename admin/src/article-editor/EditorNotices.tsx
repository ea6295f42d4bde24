import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { isOwnChange } from '@vitrine/contracts/conflict-words'
import { plainTextOf } from '@vitrine/contracts/dictionary/content'
import { useEffect, useRef, useState } from 'react'
import { AccessLost } from '../editing/AccessLost.tsx'
import { theirsInWords } from '../editing/EditConflict.tsx'
import type { EditedText } from './edited-text.ts'
import type { useDraft } from './use-draft.ts'

interface AccessNoticeProps {
  text: EditedText
  draft: ReturnType<typeof useDraft>
  /** Asks again by whatever was refused. */
  onTryAgain: () => void
}

/** The account lost the right to change this while somebody wrote: what can be done with what they wrote. */
export function AccessNotice({ text: { noun }, draft, onTryAgain }: AccessNoticeProps) {
  const [copied, setCopied] = useState<
    '' | 'Copied' | 'It could not be copied. Select the text and copy it by hand.'
  >('')
  const notice = useRef<HTMLDivElement>(null)
  const wasAskedFor = draft.mayNot
  useEffect(() => {
    // Who pressed Save may be far down in the text; who only writes is not moved away from it.
    if (wasAskedFor) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [wasAskedFor])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainTextOf(draft.blocksNow()))
      setCopied('Copied')
    } catch {
      setCopied('It could not be copied. Select the text and copy it by hand.')
    }
  }
  return (
    <AccessLost to={`change this ${noun}`} ref={notice}>
      <Button size="small" variant="outlined" color="inherit" onClick={onTryAgain}>
        Try again
      </Button>
      <Button size="small" variant="outlined" color="inherit" onClick={draft.askToSignIn}>
        Log in as somebody else
      </Button>
      <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
        Copy the text
      </Button>
      <span role="status">{copied}</span>
    </AccessLost>
  )
}

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
