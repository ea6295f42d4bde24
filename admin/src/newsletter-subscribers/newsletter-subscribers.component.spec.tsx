import {
  exportSubscribers,
  importSubscribers,
  listSubscribers,
} from '@vitrine/contracts/newsletter/admin-endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const PLACE = '/app/oms/newsletter-subscribers'
const consent = 'Signed the list at the fair of May 2026.'
const ada = {
  id: 1,
  email: 'ada@post.example',
  firstName: 'Ada',
  lastName: 'Glass',
  source: 'import',
  categories: ['newsletter' as const],
  isSuppressed: false,
  dateCreated: '2026-11-24T10:00:00.000Z',
}

test('a file is imported with a statement of consent, and refused rows are reported', async () => {
  const { asked } = await openConsole(
    PLACE,
    givesRows(listSubscribers, () => [ada, { ...ada, id: 2, email: 'bob@post.example', isSuppressed: true }]),
    responds(importSubscribers, () => ({
      added: 1,
      already: 0,
      refused: [{ row: 3, email: 'never@post.example', reason: 'suppressed' as const }],
    })),
  )
  await expect
    .element(page.getByRole('row', { name: /bob@post/ }).getByText('Nothing (suppressed)'))
    .toBeVisible()
  expect(await screenViolations()).toEqual([])
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect.element(dialog.getByText('A file with at least one email is required.')).toBeVisible()
  await expect.element(dialog.getByText(/^Say where and when these people agreed/)).toBeVisible()
  await userEvent.upload(
    dialog.getByLabelText('CSV file'),
    new File(['email\nada@post.example\nnever@post.example'], 'fair.csv', { type: 'text/csv' }),
  )
  await expect.element(dialog.getByText('fair.csv')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Where and when they agreed' }).fill(consent)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect.element(dialog.getByText('Added: 1. Subscribed before: 0.')).toBeVisible()
  await expect.element(dialog.getByText('Row 3: never@post.example')).toBeVisible()
  expect(asked.find(({ path }) => path === importSubscribers.path)?.body).toEqual({
    category: 'newsletter',
    consent,
    csv: 'email\nada@post.example\nnever@post.example',
  })
})

test('the export is made by the api and says that it is audited', async () => {
  const { asked } = await openConsole(
    PLACE,
    givesRows(listSubscribers, () => [ada]),
    responds(exportSubscribers, () => ({ csv: 'email' })),
  )
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  await expect.element(page.getByText('Exported. The export is in the audit log.')).toBeVisible()
  expect(asked.filter(({ path }) => path === exportSubscribers.path)).toHaveLength(1)
})
