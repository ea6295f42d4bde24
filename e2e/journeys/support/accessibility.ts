import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds, a line for each rule with the places that break it. */
export async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** The reader's system turns dark while the page is open. What that changes are colours: axe need ask for nothing else again. */
export async function goDark(page: Page): Promise<void> {
  const background = () => page.evaluate(() => [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor).join(' '))
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect.poll(background).not.toBe(light)
}

/** The page as it stands, in light and then in dark. */
export async function expectNothingForAxe(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violationsOf(new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']))).toEqual([])
  await goDark(page)
  expect(await violationsOf(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([])
}
