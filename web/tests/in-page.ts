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
