import { ignoreSecondPress } from './ignore-second-press.ts'

const CONTROLS = 'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]'

/**
 * Focuses the first field of a form, in the order of the page, that shows a problem, in the middle of the
 * window.
 */
export function focusFirstProblem(form: Element | null | undefined): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], .Mui-error')
  const field = first?.closest('.MuiFormControl-root') ?? first
  const control = first?.matches(CONTROLS) ? first : field?.querySelector<HTMLElement>(CONTROLS)
  control?.focus({ preventScroll: true })
  ignoreSecondPress()
  field?.scrollIntoView({ block: 'center' })
}
