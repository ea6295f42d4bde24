import { useId } from 'react'
import { useOpenDialog } from './use-open-dialog.ts'

interface AlertDialogProps {
  open: boolean
  text: string
  button?: string
  onClose: () => void
}

/** Says what was done, and waits until that is read. */
export function AlertDialog({ open, text, button = 'Continue', onClose }: AlertDialogProps) {
  const id = useId()
  const dialog = useOpenDialog(open)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="px-6 py-6">
        <p id={id} className="font-serif text-xl">
          {text}
        </p>
        <div className="mt-6 flex justify-end">
          <button type="button" className="button" onClick={onClose}>
            {button}
          </button>
        </div>
      </div>
    </dialog>
  )
}
