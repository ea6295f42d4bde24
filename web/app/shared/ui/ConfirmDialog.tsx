import { useId } from 'react'
import { AlertFrame, AlertWords } from './AlertFrame.tsx'

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
  return (
    <AlertFrame
      open={open}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-named`}
      onEscape={onCancel}
      // A press beside the dialog closes it, the second one of the double click that opened it does not; the
      // keyboard has Escape.
      onClick={({ target, currentTarget, detail }) => {
        if (target === currentTarget && detail < 2) onCancel()
      }}
    >
      <AlertWords id={id} title={title} text={text} />
      <p id={`${id}-named`} className="mt-3 font-medium break-words whitespace-pre-line empty:hidden">
        {named}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="button-plain" onClick={onCancel}>
          {cancel}
        </button>
        {/* A double click is one answer. */}
        <button type="button" className="button" onClick={({ detail }) => detail < 2 && onConfirm()}>
          {confirm}
        </button>
      </div>
    </AlertFrame>
  )
}
