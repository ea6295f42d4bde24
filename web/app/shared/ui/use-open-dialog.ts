import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Opens and closes the browser's own dialog as a modal one, and so gives the focus back to what had it. It is
 * closed while it is still in the page: one that is taken out of the page while it is open gives nothing
 * back.
 */
export function useOpenDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])
  return dialog
}
