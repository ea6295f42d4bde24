import { useEffect, useRef, type RefObject } from 'react'

/** Opens and closes the browser's own dialog as a modal one. The focus goes back to what had it, or to what is around the place of that where it is gone. */
export function useOpenDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element[]>([])
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      opener.current = withAncestors(document.activeElement)
      element.showModal()
    }
    if (!open && element.open) {
      element.close()
      giveFocusBack(element, opener.current)
    }
    // A dialog that is taken out of the page while it is open gives nothing back by itself.
    return () => {
      if (open && !element.isConnected) giveFocusBack(element, opener.current)
    }
  }, [open])
  return dialog
}

function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : []
}

/** To the first that is still there and takes the focus, unless something else has it already: what was in the dialog keeps it until the page is drawn. */
function giveFocusBack(dialog: Element, chain: readonly Element[]): void {
  for (const element of chain) {
    const { activeElement } = document
    if (activeElement !== document.body && !dialog.contains(activeElement)) return
    if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
  }
}
