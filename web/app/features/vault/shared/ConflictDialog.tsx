import { useId } from 'react'
import { AlertFrame, AlertWords } from '../../../shared/ui/AlertFrame.tsx'

interface ConflictDialogProps {
  open: boolean
  title: string
  /** What becomes of what was typed, whichever is chosen. */
  text: string
  onLoadTheirs: () => void
  onKeepMine: () => void
}

/** What is edited here was changed elsewhere since it was opened. */
export function ConflictDialog({ open, title, text, onLoadTheirs, onKeepMine }: ConflictDialogProps) {
  const id = useId()
  return (
    <AlertFrame open={open} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <AlertWords id={id} title={title} text={text} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="button-plain" onClick={onLoadTheirs}>
          Load theirs
        </button>
        <button type="button" className="button" onClick={onKeepMine}>
          Keep mine
        </button>
      </div>
    </AlertFrame>
  )
}

interface LocalChangesNoteProps {
  /** The button that saves. */
  finish: string
  /** It stands on this step. */
  isHere: boolean
}

/** After 'Keep mine': that nothing is saved by it, and what to press. */
export function LocalChangesNote({ finish, isHere }: LocalChangesNoteProps) {
  return (
    <p role="status" className="mt-8 border-l-2 border-brass py-1 pl-4">
      Your changes are still here; everything else is as it is stored now. Nothing is saved yet: press{' '}
      {isHere ? finish : `Next, and ${finish} on the last step,`} to store your changes.
    </p>
  )
}
