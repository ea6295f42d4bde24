import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { formPart } from './form-part.tsx'

test('a part that cannot be loaded says so where it would open, leaves the form as it is, and comes when it is asked for again', async () => {
  let isLost = true
  const Part = formPart(
    'test',
    async () =>
      await (isLost
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : Promise.resolve(({ name }: { name: string }) => <p>The part of {name}</p>)),
  )
  await render(
    <QueryClientProvider client={browserQueryClient}>
      <input aria-label="Title" defaultValue="Half a teapot" />
      <Part name="teapots" />
    </QueryClientProvider>,
  )
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText('This part could not be loaded. What you entered is still here.', { exact: false }),
    )
    .toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a teapot')
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('The part of teapots')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
