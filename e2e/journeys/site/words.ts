import { expect, type Locator, type Page } from '@playwright/test'

/** Loads a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
}

/** The rows of the search box's list; the page's native selects have options, too. */
export function suggestions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
}

/** An address without an account, another one each time: five wrong passwords in a row would lock it. */
export function nobody(): string {
  return `nobody-${crypto.randomUUID()}@vitrine.example`
}

/** Follows an entry of the main navigation: in the menu bar, or on small screens in the menu. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
  if ((await entry.count()) === 0) await page.getByLabel('Menu', { exact: true }).click()
  await entry.click()
}

/** Makes the first result a favorite. Returns its button. */
export async function markFirstAsFavorite(page: Page): Promise<Locator> {
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /: favorite$/ })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  return heart
}
