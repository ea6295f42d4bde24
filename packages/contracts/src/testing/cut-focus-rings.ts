/**
 * Lists the controls whose focus ring is cut by a frame around them, such as one that scrolls. Runs in the
 * page and refers to nothing outside of itself, so that Playwright can send it there.
 *
 * @returns a line for each control: its name and the sides that are cut
 */
export function cutFocusRings(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])',
  )
  const found: string[] = []
  // A ring that changes over even a thousandth of a second is measured as it was before.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; }')
  document.adoptedStyleSheets.push(still)
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    control.focus()
    if (document.activeElement !== control || !control.matches(':focus-visible')) continue
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control)
    if (outlineStyle === 'none') continue
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    if (reach <= 0) continue
    const box = control.getBoundingClientRect()
    if (box.width <= 1) continue
    for (let frame = control.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      // Nobody sees what is in it: a trap for programs that fill in forms.
      if (frame.clientWidth <= 1) break
      const outer = frame.getBoundingClientRect()
      const left = outer.left + frame.clientLeft
      const top = outer.top + frame.clientTop
      const sides = [
        box.left - reach < left - 0.5 && 'left',
        box.right + reach > left + frame.clientWidth + 0.5 && 'right',
        box.top - reach < top - 0.5 && 'top',
        box.bottom + reach > top + frame.clientHeight + 0.5 && 'bottom',
      ].filter(Boolean)
      if (sides.length > 0) {
        found.push(
          `<${control.localName}> ${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}: ${sides.join(', ')} cut by <${frame.localName} class="${frame.className}">`,
        )
        break
      }
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return found
}
