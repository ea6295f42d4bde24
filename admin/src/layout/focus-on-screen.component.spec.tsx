import { manageAuthors } from '@vitrine/contracts/dictionary/endpoints'
import { managePartners } from '@vitrine/contracts/partners/endpoints'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAuthor } from '../../tests/an-author.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'

const rows = [givesRows(manageAuthors, () => [anAuthor]), givesRows(managePartners, () => [])]
const heading = page.getByRole('heading', { level: 1 })

test('the heading of a screen that the menu or Find led to has the focus; that of the first screen has not', async () => {
  const { place } = await openConsole('/app/oms/partners', ...rows)
  await expect.element(heading).toBeVisible()
  await expect.element(heading).not.toHaveFocus()
  page.getByRole('menuitem', { name: 'Authors' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe('/app/oms/authors')
  await expect.element(heading).toHaveFocus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Screen, title, name or email' }).fill('partners')
  await expect.element(page.getByRole('option', { name: /^Partners/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe('/app/oms/partners')
  await expect.element(heading).toHaveFocus()
})
