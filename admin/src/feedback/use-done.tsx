import { Button, SnackbarContent } from '@mui/material'
import { useNotify, useCloseNotification } from 'react-admin'

/** Long enough to read the sentence and to reach the button. */
const UNDO_MS = 10_000

/** Says what was done, with a button that takes it back where that is possible. */
export function useDone() {
  const notify = useNotify()
  return (sentence: string, undo?: () => void) => {
    if (undo)
      notify(<UndoNotice sentence={sentence} onUndo={undo} />, { type: 'success', autoHideDuration: UNDO_MS })
    else notify(sentence, { type: 'success' })
  }
}

function UndoNotice({ sentence, onUndo }: { sentence: string; onUndo: () => void }) {
  const close = useCloseNotification()
  const undo = () => {
    close()
    toHeading()
    onUndo()
  }
  return (
    <SnackbarContent
      message={sentence}
      action={
        <Button size="small" color="inherit" onClick={undo}>
          Undo
        </Button>
      }
    />
  )
}

/** The button goes with its notice, and would leave whoever pressed it by keyboard nowhere. */
function toHeading() {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Long enough to read the sentence and to reach the link. */
const LINK_MS = 10_000

/**
 * Says that something was made, with a way to where it is written: what was just made may be out of sight in
 * its list.
 */
export function useCreated() {
  const notify = useNotify()
  return (sentence: string, editor: string) =>
    notify(
      <SnackbarContent
        message={sentence}
        sx={{ overflowWrap: 'anywhere' }}
        action={
          <Button size="small" color="inherit" href={editor} target="_blank" rel="noopener">
            Write it
          </Button>
        }
      />,
      { type: 'success', autoHideDuration: LINK_MS },
    )
}
