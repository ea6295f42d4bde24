import { useId } from 'react'
import { useOpenDialog } from './use-open-dialog.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  /** What it is about, by name: below the text; of several each on a line. */
  named?: string | undefined
  cancel?: string
  confirm: string
  onCancel: () => void
  onConfirm: () => void
}

/** A question before something cannot be taken back. Escape and a press beside it mean no. */
export function ConfirmDialog({
  open,
  title,
  text,
  named,
  cancel = 'Cancel',
  confirm,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const id = useId()
  const dialog = useOpenDialog(open)

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside the dialog closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      role="alertdialog"
      className="sheet"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-named`}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onCancel()
      }}
    >
      <div className="px-6 py-6">
        <h2 id={`${id}-title`} className="text-2xl font-medium">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-3">
          {text}
        </p>
        <p id={`${id}-named`} className="mt-3 font-medium break-words whitespace-pre-line empty:hidden">
          {named}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className="button-plain" onClick={onCancel}>
            {cancel}
          </button>
          <button type="button" className="button" onClick={onConfirm}>
            {confirm}
          </button>
        </div>
      </div>
    </dialog>
  )
}
