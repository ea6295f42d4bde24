import { listMails, readMail } from '@vitrine/contracts/mail/endpoints'
import type { Mail } from '@vitrine/contracts/mail/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'
import { mailKind } from './mail-kinds.ts'

const refused: Mail = {
  id: 8,
  template: 'reset-password',
  recipient: 'ada@post.example',
  subject: 'Choose a new password',
  state: 'failed',
  requestedAt: '2026-11-24T10:00:00.000Z',
  sentAt: null,
  lastError: 'refused by the mail server: 550 no such person',
}

test('an email that failed says why, can be sent again, and leads to what to do about it; so does the list', async () => {
  const { place } = await openConsole(
    '/app/oms/mails',
    givesRows(listMails, () => [refused]),
    responds(readMail, () => refused),
  )
  await expect.element(page.getByRole('link', { name: 'Runbook: Mail' })).toBeVisible()
  await page.getByRole('link', { name: 'ada@post.example' }).click()
  await expect
    .element(page.getByRole('alert').getByText(/Refused by the mail server: 550 no such person\./))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  expect(await screenViolations()).toEqual([])
  await page.getByRole('link', { name: 'Runbook: Mail' }).click()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Mail' })).toHaveFocus()
  expect(place()).toBe('/app/oms/runbook')
})

test.each([820, 390])('what an email is about stands in its row, %i pixels wide', async (width) => {
  await page.viewport(width, 900)
  await openConsole(
    '/app/oms/mails',
    givesRows(listMails, () => [refused]),
    responds(readMail, () => refused),
  )
  await expect
    .element(page.getByRole('row', { name: new RegExp(`ada@post\\.example.*${mailKind('reset-password')}`) }))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expect.poll(screenViolations).toEqual([])
})
