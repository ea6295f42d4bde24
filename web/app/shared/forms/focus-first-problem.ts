import { ignoreSecondPress } from './ignore-second-press.ts'

const CONTROLS = 'input, select, textarea, button'

/**
 * Focuses the first field, in the order of the page, that is marked as invalid (a group by `data-invalid`),
 * in the middle of the window: its label and its problem are in sight, whatever covers the window's edges.
 * Returns whether there is one.
 */
export function focusFirstProblem(within: ParentNode | null): boolean {
  const first = within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  if (!first) return false
  const control = first.matches(CONTROLS) ? first : first.querySelector<HTMLElement>(CONTROLS)
  control?.focus({ preventScroll: true })
  ignoreSecondPress()
  first.scrollIntoView({ block: 'center' })
  return true
}
