/**
 * Ignores what is left of a double click: the problems that its first click showed have moved the button, and
 * the second one would take the focus from the field in need, or press what lies there now. Any later press
 * counts again.
 */
export function ignoreSecondPress(): void {
  addEventListener('mousedown', ignore, true)
  addEventListener('click', ignore, true)
}

function ignore(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  } else removeEventListener(event.type === 'click' ? 'click' : 'mousedown', ignore, true)
}
