import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The criteria of WCAG that our pages are held to. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface AxeChoice {
  /** All of axe's own rules where neither is given. */
  tags?: readonly string[]
  rules?: readonly string[]
  /** The part of the page that is looked at. */
  within?: string
}

/**
 * What axe finds on a page that stands still, a line for each rule with the places that break it. axe
 * measures all elements first and judges them rule by rule: where an answer makes the page longer or shorter
 * in between, it sees elements on top of each other.
 */
export async function violationsOf(page: Page, choice: AxeChoice = {}): Promise<string[]> {
  let found: string[] = []
  await expect(async () => {
    const before = await layoutOf(page)
    found = await analyze(page, choice)
    expect(await layoutOf(page)).toBe(before)
  }).toPass()
  return found
}

async function layoutOf(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const { length } = document.body.querySelectorAll('*')
    return [scrollWidth, scrollHeight, window.scrollX, window.scrollY, length].join(' ')
  })
}

async function analyze(page: Page, { tags, rules, within }: AxeChoice): Promise<string[]> {
  // What passes is not described (`resultTypes`), and no second page is opened to merge frames: none is of
  // another origin.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (tags) axe.withTags([...tags])
  if (rules) axe.withRules([...rules])
  if (within !== undefined) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/**
 * The reader's system turns dark while the page is open. What that changes are colors: axe need ask for
 * nothing else again.
 */
export async function goDark(page: Page): Promise<void> {
  const background = () =>
    page.evaluate(() =>
      [document.documentElement, document.body]
        .map((element) => getComputedStyle(element).backgroundColor)
        .join(' '),
    )
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
}

/** The page as it stands, in light and then in dark. */
export async function expectNothingForAxe(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOf(page, { tags: [...WCAG, 'best-practice'] })).toEqual([])
  await goDark(page)
  expect(await violationsOf(page, { rules: ['color-contrast'] })).toEqual([])
}
