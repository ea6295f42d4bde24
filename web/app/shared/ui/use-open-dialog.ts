import { useEffect, useRef, type RefObject } from 'react'

/** Opens and closes the browser's own dialog as a modal one. The focus goes back to what had it. */
export function useOpenDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      opener.current = document.activeElement
      element.showModal()
    }
    if (!open) element.close()
    // One that is taken out of the page while it is open gives nothing back by itself.
    return () => {
      if (open && !element.isConnected) (opener.current as HTMLElement | null)?.focus()
    }
  }, [open])
  return dialog
}
