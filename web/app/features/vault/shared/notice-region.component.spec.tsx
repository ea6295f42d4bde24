import { expectConsoleError } from '@vitrine/contracts/testing/console-complaints'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NoticeRegion } from './NoticeRegion.tsx'
import { showNotice } from './notices.ts'

vi.mock('../../../shared/ui/overlays/ToastRegion.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a notice is told although its toast cannot be loaded, and the page stays; it can be closed', async () => {
  await render(<NoticeRegion />)
  await showNotice({ kind: 'failed', text: 'Your choice could not be kept.' })
  await expectConsoleError(/error when mocking a module/)
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('alert').element().textContent).toContain('Your choice could not be kept.')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
