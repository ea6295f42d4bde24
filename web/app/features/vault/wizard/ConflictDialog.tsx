import { useId } from 'react'
import { useOpenDialog } from '../../../shared/ui/use-open-dialog.ts'

interface ConflictDialogProps {
  open: boolean
  onLoadTheirs: () => void
  onKeepMine: () => void
}

/** The item was changed elsewhere since it was opened here. Whatever is chosen, what was typed can be brought back. */
export function ConflictDialog({ open, onLoadTheirs, onKeepMine }: ConflictDialogProps) {
  const id = useId()
  const dialog = useOpenDialog(open)
  return (
    <dialog ref={dialog} role="alertdialog" className="sheet" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} onCancel={(event) => event.preventDefault()}>
      <div className="px-6 py-6">
        <h2 id={`${id}-title`} className="text-2xl font-medium">
          This item was changed elsewhere
        </h2>
        <p id={`${id}-text`} className="mt-3">
          Load theirs shows the item as it is stored now; what you typed can be brought back. Keep mine keeps the fields that you changed, and takes all others as they are stored.
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
