import { breakpoints } from '../../shared/breakpoints.ts'

/** From this width on there is a menu bar instead. */
const DESKTOP = `(width >= ${breakpoints.desktopLarge}px)`

/**
 * While the menu is open nothing but the menu can be reached: whatever lies beside it, at any depth, is
 * inert. Escape closes it and goes back to its button; so does a window that grows to the desktop's width.
 *
 * @returns how to end it
 */
export function trapFocus(menu: HTMLDetailsElement): () => void {
  const beside = elementsBeside(menu)
  for (const element of beside) element.inert = true
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  const desktop = matchMedia(DESKTOP)
  const onWidth = () => {
    menu.open = false
  }
  document.addEventListener('keydown', onKeyDown)
  desktop.addEventListener('change', onWidth)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    desktop.removeEventListener('change', onWidth)
    for (const element of beside) element.inert = false
  }
}

function elementsBeside(inner: Element): HTMLElement[] {
  const beside: HTMLElement[] = []
  for (
    let element = inner;
    element.parentElement && element !== document.body;
    element = element.parentElement
  ) {
    for (const sibling of element.parentElement.children)
      if (sibling !== element && sibling instanceof HTMLElement && !sibling.inert) beside.push(sibling)
  }
  return beside
}
