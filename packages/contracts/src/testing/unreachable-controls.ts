/**
 * Lists the visible controls that cannot be pressed where they are: once a control is focused, or scrolled
 * into view from above or from below, `elementFromPoint` at its center must find the control, a part of it or
 * its label. Disabled controls are left out, and so is what gives the pointer to its parts (a slider's
 * track).
 *
 * Runs in the page and refers to nothing outside of itself, so that Playwright can send it there.
 *
 * @returns a line for each control: its name and what is found in its place
 */
export async function unreachableControls(): Promise<string[]> {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]'
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  const describe = (element: Element | null): string => {
    if (!element) return 'nothing'
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
    const name = [
      element.getAttribute('aria-label'),
      labels?.[0]?.textContent,
      element.textContent,
      element.id,
    ]
      .map((text) => text?.replace(/\s+/g, ' ').trim())
      .find(Boolean)
    return `<${element.localName}> ${(name ?? element.className.toString()).slice(0, 60)}`
  }

  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false
    if (element.closest('[inert], :disabled, [aria-hidden="true"]')) return false
    const { width, height, bottom, right } = element.getBoundingClientRect()
    const { pointerEvents, position } = getComputedStyle(element)
    // What only screen readers are told is one pixel large, and a skip link stands outside of the page, or of
    // the window where it does not scroll with the page.
    const [left, top] = position === 'fixed' ? [0, 0] : [scrollX, scrollY]
    if (width <= 1 || height <= 1 || bottom + top <= 0 || right + left <= 0) return false
    return pointerEvents !== 'none'
  }

  /** What is in its place; null where that is the control itself. */
  const coverOf = (element: Element): string | null => {
    // A link that goes over two lines is pressed on the larger part.
    const [box] = [...element.getClientRects()].toSorted(
      (one, other) => other.width * other.height - one.width * one.height,
    )
    if (!box) return null
    // Of what is larger than the window, the part in sight.
    const isWide = box.width > innerWidth
    const isTall = box.height > innerHeight
    const x = isWide
      ? (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2
      : box.left + box.width / 2
    const y = isTall
      ? (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2
      : box.top + box.height / 2
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
      return `the edge of the window (${Math.round(x)}, ${Math.round(y)})`
    const hit = document.elementFromPoint(x, y)
    if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return null
    const label = hit?.closest('label')
    if (label && label.control === element) return null
    return describe(hit)
  }

  const modal = [...document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]')].at(-1)
  const controls = [...(modal ?? document).querySelectorAll<HTMLElement>(CONTROLS)]
  const found = new Map<HTMLElement, string>()
  const look = async (order: readonly HTMLElement[], bring: (element: HTMLElement) => void) => {
    for (const element of order) {
      if (found.has(element)) continue
      // First the focus: a skip link is seen once it has it.
      bring(element)
      if (!isShown(element) || coverOf(element) === null) continue
      // What follows a scroll, such as a header that comes back, has two frames for it.
      await nextFrame()
      await nextFrame()
      bring(element)
      const cover = isShown(element) ? coverOf(element) : null
      if (cover !== null) found.set(element, `${describe(element)}: covered by ${cover}`)
    }
  }
  const focus = (element: HTMLElement) => element.focus()
  await look(controls, focus)
  await look(controls.toReversed(), focus)
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
  await look(controls, (element) => element.scrollIntoView({ block: 'nearest' }))
  await look(controls.toReversed(), (element) => element.scrollIntoView({ block: 'nearest' }))
  scrollTo(0, 0)
  return [...found.values()]
}
