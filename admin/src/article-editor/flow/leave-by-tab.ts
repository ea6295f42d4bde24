import { Extension } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** Stands behind the text: from here the browser goes on by itself. */
export const BEHIND_TEXT = 'data-behind-text'

const STOPS = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Tab in the text goes to what follows the caret. The browser knows no more than that the text has the focus,
 * and would go to the fields of its first part, from every line and for ever.
 */
export const LeaveByTab = Extension.create({
  name: 'leaveByTab',
  // What Tab does in lists, tables and the lines of parts comes first.
  priority: 10,
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor: { view } }) => {
        const next = nextStop(view)
        if (next) next.focus()
        else view.dom.parentElement?.parentElement?.querySelector<HTMLElement>(`[${BEHIND_TEXT}]`)?.focus()
        return next !== undefined
      },
    }
  },
})

function nextStop(view: EditorView): HTMLElement | undefined {
  const { selection } = view.state
  const caret =
    selection instanceof NodeSelection ? view.nodeDOM(selection.from) : view.domAtPos(selection.to).node
  if (!caret) return undefined
  return [...document.querySelectorAll<HTMLElement>(STOPS)].find(
    (stop) => (caret.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && isStop(stop),
  )
}

/** Links of the text are part of it, and no stops of their own. */
function isStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.isContentEditable &&
    !element.matches(':disabled') &&
    element.getClientRects().length > 0
  )
}
