import { manageAuthors } from '@vitrine/contracts/dictionary/endpoints'
import { managePartners } from '@vitrine/contracts/partners/endpoints'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { navigation } from './navigation.ts'

const last = navigation.at(-1)?.destinations.at(-1) ?? { to: '', label: '' }

/** Whether an entry is wholly in the part of the window where the menu is, below the console's bar. */
function isInSight(label: string): boolean {
  const entry = page.getByRole('menuitem', { name: label, exact: true }).element().getBoundingClientRect()
  const bar = document.querySelector('header')?.getBoundingClientRect()
  return bar !== undefined && entry.top >= bar.bottom && entry.bottom <= window.innerHeight
}

test.each([{ width: 1300 }, { width: 700 }])(
  'on a low window of $width pixels the menu shows the entry of the screen that is open, and the page stays',
  async ({ width }) => {
    await page.viewport(width, 420)
    const { goTo } = await openConsole(
      last.to,
      givesRows(manageAuthors, () => []),
      givesRows(managePartners, () => []),
    )
    await expect.element(page.getByRole('menuitem', { name: last.label, exact: true })).toBeInTheDocument()
    await expect.poll(() => isInSight(last.label)).toBe(true)
    expect(isInSight('Home')).toBe(false)
    expect(document.documentElement.scrollTop).toBe(0)
    await goTo('/app/oms/authors')
    await expect.poll(() => isInSight('Authors')).toBe(true)
    expect(document.documentElement.scrollTop).toBe(0)
  },
)
