import { onTestFinished } from 'vitest'
import { page, type Locator } from 'vitest/browser'

/** The elements of the page that a selector finds, for what has no role. */
export function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

/** The first of them. @throws where there is none */
export function one(selector: string): HTMLElement {
  const [first] = all(selector)
  if (!first) throw new Error(`the page has no ${selector}`)
  return first
}

export function textsOf(elements: readonly Element[]): string[] {
  return elements.map(({ textContent }) => textContent)
}

/**
 * Pictures that are not there keep the address that the page names, until the test is over: a test that reads
 * it does not race with the drawing that takes their place.
 */
export function keepNamedPictures(): void {
  const stop = (event: Event) => {
    if (event.target instanceof HTMLImageElement) event.stopImmediatePropagation()
  }
  window.addEventListener('error', stop, true)
  onTestFinished(() => window.removeEventListener('error', stop, true))
}

/** The main navigation's entry of the wide header. */
export function menuEntry(name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).first()
}

/** The rows of the search box's list. */
export function suggestions() {
  return page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
}

/** Types letter by letter without a pause in between, however slow the machine is. */
export function typeAtOnce(field: Locator, text: string): void {
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('only a text field can be typed into')
  for (const letter of text) {
    // React follows the browser's own setter, and not an assignment.
    Reflect.set(HTMLInputElement.prototype, 'value', input.value + letter, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
