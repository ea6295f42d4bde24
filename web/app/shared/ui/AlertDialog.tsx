import { useId } from 'react'
import { AlertFrame } from './AlertFrame.tsx'

interface AlertDialogProps {
  open: boolean
  text: string
  button?: string
  onClose: () => void
}

/** Says what was done, and waits until that is read. */
export function AlertDialog({ open, text, button = 'Continue', onClose }: AlertDialogProps) {
  const id = useId()
  return (
    <AlertFrame open={open} aria-labelledby={id} onEscape={onClose}>
      <p id={id} className="font-serif text-xl">
        {text}
      </p>
      <div className="mt-6 flex justify-end">
        <button type="button" className="button" onClick={onClose}>
          {button}
        </button>
      </div>
    </AlertFrame>
  )
}
