export type ThemeChoice = 'light' | 'dark'

/** The member site keeps the reader's choice under the same name, so that one choice holds for both. */
const KEY = 'theme'

/** What was chosen here or on the site; undefined where the device decides. */
export function storedThemeChoice(): ThemeChoice | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    return undefined
  }
}

export function storeThemeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Storage that is switched off: the choice holds for this page.
  }
}
