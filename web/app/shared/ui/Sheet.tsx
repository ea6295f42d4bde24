import { useId, type ReactNode } from 'react'
import { Cross } from './icons.tsx'
import { useOpenDialog } from './use-open-dialog.ts'

interface SheetProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A modal panel: the browser's own dialog keeps the focus inside, and asks to be closed on Escape. What it
 * holds is rendered while it is open.
 */
export function Sheet({ title, open, onClose, children }: SheetProps) {
  const id = useId()
  const dialog = useOpenDialog(open)

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside the panel closes it; the keyboard has Escape
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={id}
      // React hands on what happens to a dialog inside of this one, a question about leaving for one: that is
      // not ours.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        if (!open || target !== currentTarget) return
        // A second Escape closes it whatever we say; whether it may be closed is for who opened it to say.
        currentTarget.showModal()
        onClose()
      }}
      // The second press of a double click opened it.
      onClick={({ target, currentTarget, detail }) => {
        if (target === currentTarget && detail < 2) onClose()
      }}
    >
      <div className="px-5 pt-3 pb-8">
        <div className="mb-3 flex items-center justify-between border-b border-hairline pb-2">
          <h2 id={id} className="text-xl font-medium">
            {title}
          </h2>
          <button
            type="button"
            className="flex h-11 w-11 items-center justify-center hover:text-brass"
            aria-label="Close"
            onClick={onClose}
          >
            <Cross />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  )
}
