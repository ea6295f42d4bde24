import type { ComponentProps } from 'react'
import { useOpenDialog } from './use-open-dialog.ts'

interface AlertFrameProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onCancel'> {
  open: boolean
  /** Without it Escape does nothing. */
  onEscape?: () => void
}

/** A small dialog that waits for an answer. */
export function AlertFrame({ open, onEscape, children, ...props }: AlertFrameProps) {
  const dialog = useOpenDialog(open)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="sheet"
      onCancel={(event) => {
        event.preventDefault()
        onEscape?.()
      }}
      {...props}
    >
      <div className="px-6 py-6">{children}</div>
    </dialog>
  )
}

interface AlertWordsProps {
  /** What the ids of its title and text begin with. */
  id: string
  title: string
  text: string
}

/** What the dialog asks, and what it means. */
export function AlertWords({ id, title, text }: AlertWordsProps) {
  return (
    <>
      <h2 id={`${id}-title`} className="text-2xl font-medium">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3">
        {text}
      </p>
    </>
  )
}
