import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aStaffMember } from '../../tests/a-staff-member.ts'
import { openConsole } from '../../tests/open-console.tsx'

test('an editor finds no members and no screens of operators, and nobody asks for them', async () => {
  const { asked } = await openConsole(
    '/app/oms/publishing-checks',
    responds(readUserDetails, () => ({ ...aStaffMember, staffRole: 'editor' as const })),
  )
  await page.getByRole('button', { name: /^Find/ }).click()
  await expect.element(page.getByRole('option', { name: /^Articles/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^Dead letters/ })).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Screen, title, name or email' }).fill('letters')
  await expect.element(page.getByText(/^Articles, Categories, .* could not be searched: /)).toBeVisible()
  expect(asked.some(({ path }) => path.includes('/emailSuggestions/'))).toBe(false)
  await expect.element(page.getByText(/Members.* could not be searched: /)).not.toBeInTheDocument()
})
