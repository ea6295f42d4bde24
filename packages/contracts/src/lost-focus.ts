/**
 * Nobody who works by keyboard is left nowhere: where a control that has the focus is disabled while it
 * works, or goes away with what it did, the focus comes back to it or goes to what stands there now.
 */
export interface FocusRestoration {
  /** Another page is the part of its heading. */
  forget: () => void
  stop: () => void
}

export function restoreLostFocus(): FocusRestoration {
  let place: Place | null = null
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && !(place && isLost(place) && isNowhere(place, target)))
      place = placeOf(target, place)
  }
  /** Who clicks beside it means to leave it. */
  const onPointer = ({ target }: PointerEvent) => {
    const element = place?.element
    if (
      element &&
      target instanceof Node &&
      !element.contains(target) &&
      !element.closest(DIALOG)?.contains(target)
    )
      place = null
  }
  const goOn = () => {
    if (!place || !isLost(place) || !isNowhere(place)) return
    const next = nextOf(place)
    if (next === 'wait') return
    if (!next.matches('h1')) return next.focus()
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }
  const observer = new MutationObserver((changes) => {
    const current = place
    if (!current) return
    current.wasDisabled ||= changes.some(
      ({ type, target }) =>
        type === 'attributes' && target === current.element && current.element.matches(':disabled'),
    )
    if (!isLost(current) || !isNowhere(current)) return
    // Whatever else wants the focus now, such as a dialog that opens, has it by then.
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    frame = requestAnimationFrame(() => {
      timer = setTimeout(goOn)
    })
  })
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'open'] })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPointer)
  return {
    forget: () => {
      place = null
    },
    stop: () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPointer)
    },
  }
}

/** Where the focus is, for the case that what has it goes away under whoever works by keyboard. */
interface Place {
  element: Element
  /** The elements around it, from the inside out, each with where in it the focus was. */
  around: readonly { parent: Element; at: number }[]
  /** Where the focus was before the dialog or menu in which it is now was opened. */
  before: Place | null
  /** The element took no focus any more: it works, or has nothing to do. */
  wasDisabled: boolean
}

/** Of the console and of the browser itself. */
const DIALOG = '.MuiModal-root, dialog:modal'
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'

const dialogOf = (element: Element) => element.closest(DIALOG)

function placeOf(element: Element, previous: Place | null): Place {
  const around: { parent: Element; at: number }[] = []
  for (
    let inner = element, parent = inner.parentElement;
    parent;
    inner = parent, parent = inner.parentElement
  )
    around.push({ parent, at: [...parent.children].indexOf(inner) })
  return { element, around, before: before(element, previous), wasDisabled: false }
}

function before(element: Element, previous: Place | null): Place | null {
  const dialog = dialogOf(element)
  if (!dialog || !previous) return null
  // One that has been taken away knows no longer where it was.
  return dialogOf(previous.element) === dialog || previous.around.some(({ parent }) => parent === dialog)
    ? previous.before
    : previous
}

/**
 * Whether nothing has the focus. A dialog of the console takes it itself when one of its controls has lost
 * it.
 */
const isNowhere = ({ around }: Place, at = document.activeElement): boolean =>
  at === document.body || around.some(({ parent }) => parent === at && at.matches('.MuiDialog-container'))

/** The browser's own dialog may stay in the page once it is closed. */
const isInClosedDialog = (element: Element): boolean => element.closest('dialog')?.open === false

/** Whether the focus went because the element that had it is gone or takes none. */
const isLost = ({ element, wasDisabled }: Place): boolean =>
  !element.isConnected || wasDisabled || isInClosedDialog(element)

/**
 * What has the focus next: the element itself where it takes it again, or else what stands in its place now,
 * what follows there, or the heading of the screen. 'wait' where that works itself and takes the focus once
 * it is done.
 */
function nextOf(place: Place): HTMLElement | 'wait' {
  const { element, around } = place
  if (element.isConnected && !isInClosedDialog(element))
    return element instanceof HTMLElement && takesFocus(element) ? element : 'wait'
  // A dialog that has closed leads back to where it was opened.
  if (place.before && !around.some(({ parent }) => parent.isConnected && parent.matches(DIALOG)))
    return nextOf(place.before)
  for (const [level, { parent, at }] of around.entries()) {
    if (!parent.isConnected) continue
    if (parent === document.body || parent.matches('main, #main-content')) break
    const children = [...parent.children]
    // The last one of a row of buttons, or of rows, leaves the one before it.
    const earlier = level === 0 || parent.matches('tbody, ul, ol') ? children.slice(0, at).toReversed() : []
    const near = [...children.slice(at), ...earlier].flatMap((child) => controlsIn(child).slice(0, 1))
    const next = near.find(takesFocus)
    if (next) return next
    if (near.length > 0) return 'wait'
  }
  return document.querySelector<HTMLElement>('main h1, h1') ?? 'wait'
}

function controlsIn(element: Element): HTMLElement[] {
  const controls = [...(element.matches(CONTROLS) ? [element] : []), ...element.querySelectorAll(CONTROLS)]
  return controls.filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement &&
      (control.tabIndex >= 0 || !takesFocus(control)) &&
      control.checkVisibility({ visibilityProperty: true }),
  )
}

const takesFocus = (control: HTMLElement): boolean => !control.matches(':disabled')
