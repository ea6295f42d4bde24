import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../../../tests/open-site.tsx'

test('the heading of a page that was gone to within the site has the focus; that of the first page has not', async () => {
  await openSite('/dictionary/c/ceramics')
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveFocus()
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Dictionary' })
    .click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('of a heading that stands once for phones and once for wider screens, the one that is seen has the focus', async () => {
  await openSite('/dictionary')
  const ceramics = page
    .getByRole('main')
    .getByRole('link', { name: /^Ceramics/ })
    .first()
  // It leads to the price guide until the counts are loaded.
  await expect.element(ceramics).toHaveAttribute('href', '/dictionary/c/ceramics')
  await ceramics.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ceramics' })).toHaveFocus()
})

test('a search that opens its results from another page has their heading read out; one on the results page is told in place', async () => {
  await openSite('/dictionary')
  const box = page.getByLabelText('ENTER SEARCH TERM')
  const heading = page.getByRole('heading', { level: 1 })
  await box.fill('glass')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => heading.element().textContent).toContain('glass')
  await expect.element(heading).toHaveFocus()
  // The part that tells comes late, and knows of no list that came before it.
  await expect.element(page.getByRole('main').getByRole('status')).toBeInTheDocument()
  const told = heading.element()
  await box.fill('celadon')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => told.textContent).toContain('celadon')
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('celadon')
  await expect.element(page.getByRole('main').getByRole('status')).toMatchTextContent(/for celadon$/)
})
