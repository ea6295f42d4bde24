import { useId } from 'react'
import { useOpenDialog } from '../../../shared/ui/use-open-dialog.ts'

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
  const dialog = useOpenDialog(open)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="sheet"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
    >
      <div className="px-6 py-6">
        <h2 id={`${id}-title`} className="text-2xl font-medium">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-3">
          {text}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className="button-plain" onClick={onLoadTheirs}>
            Load theirs
          </button>
          <button type="button" className="button" onClick={onKeepMine}>
            Keep mine
          </button>
        </div>
      </div>
    </dialog>
  )
}
