const CONTROLS = 'input, select, textarea, button'

/**
 * Focuses the first field, in the order of the page, that is marked as invalid (a group by `data-invalid`),
 * in the middle of the window: its label and its problem are in sight, whatever covers the window's edges.
 * Returns whether there is one.
 */
export function focusFirstProblem(within: ParentNode | null): boolean {
  const first = within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  if (!first) return false
  const control = first.querySelector<HTMLElement>(CONTROLS) ?? first
  control.focus({ preventScroll: true })
  ignoreSecondPress()
  first.scrollIntoView({ block: 'center' })
  return true
}

/**
 * Ignores what is left of a double click: the problems that its first click showed have moved the button, and
 * the second one would take the focus from the field in need, or press what lies there now. Any later press
 * counts again.
 */
function ignoreSecondPress(): void {
  addEventListener('mousedown', ignore, true)
  addEventListener('click', ignore, true)
}

function ignore(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  } else removeEventListener(event.type as 'click', ignore, true)
}
