import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../../tests/open-site.tsx'

test('D1-087, D1-088: categories with Show More, an author dropdown', async () => {
  await openSite('/dictionary/searchResults?query=vase')
  const sidebar = page.getByRole('complementary', { name: 'Filters' })
  await expect.element(sidebar.getByRole('radio').nth(10)).toBeVisible()
  expect(sidebar.getByRole('radio').elements()).toHaveLength(11)
  await sidebar.getByRole('button', { name: 'Show More', exact: true }).click()
  await expect.poll(() => sidebar.getByRole('radio').elements().length).toBe(24)
  await sidebar.getByRole('button', { name: 'Show Less', exact: true }).click()
  await expect.poll(() => sidebar.getByRole('radio').elements().length).toBe(11)
  await expect.element(sidebar.getByLabelText('Author')).toBeVisible()
})
