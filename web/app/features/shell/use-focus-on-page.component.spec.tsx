import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../tests/open-site.tsx'

test('the heading of a page that was gone to within the site has the focus; that of the first page has not', async () => {
  await openSite('/dictionary/c/ceramics')
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveFocus()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dictionary' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})
