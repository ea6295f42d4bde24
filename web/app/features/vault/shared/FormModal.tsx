import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { Sheet } from '../../../shared/ui/Sheet.tsx'

interface FormModalProps {
  title: string
  onClose: () => void
  /** The form; it is told how to be left, and tells whether it holds something that is not saved. */
  children: (form: {
    leave: (isEdited: boolean) => void
    keepEdited: (isEdited: boolean) => void
  }) => ReactNode
}

/**
 * A form over the page. The focus begins in its first field: a browser would put it on Close, which Enter
 * presses. Whoever has typed something is asked before it is lost, however the form is left.
 */
export function FormModal({ title, onClose, children }: FormModalProps) {
  const [isEdited, setEdited] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), [])
  const leave = (wouldLose: boolean) => (wouldLose ? setAsking(true) : onClose())
  return (
    <Sheet title={title} open onClose={() => leave(isEdited)}>
      <div ref={form}>{children({ leave, keepEdited: setEdited })}</div>
      <ConfirmDialog
        open={isAsking}
        title="Are you sure?"
        text="All information that you added will be lost."
        confirm="Yes"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    </Sheet>
  )
}
