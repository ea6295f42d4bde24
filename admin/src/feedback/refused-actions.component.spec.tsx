import { changeMessageState, manageMessages } from '@vitrine/contracts/contact/endpoints'
import { deleteAuthor, manageAuthor, manageAuthors } from '@vitrine/contracts/dictionary/endpoints'
import { listDeadLetters, retryDeadLetter } from '@vitrine/contracts/operations/endpoints'
import { listPaymentEmails, notePaymentEmail } from '@vitrine/contracts/payment-emails/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aContactMessage } from '../../tests/a-contact-message.ts'
import { anAuthor } from '../../tests/an-author.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const AT = '2026-03-04T05:06:07.000Z'
const WHY =
  'Your account does not have permission to do this. Its rights have changed since this page was opened. An administrator can give them back.'
const forbidden = () => {
  throw new Refused('FORBIDDEN')
}
const dialog = page.getByRole('dialog')
const notice = page.getByRole('alert').filter({ hasText: /^Not done/ })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

const openAuthor = (mayDelete: () => boolean) =>
  openConsole(
    `/app/oms/authors/${anAuthor.id}`,
    responds(manageAuthor, () => anAuthor),
    givesRows(manageAuthors, () => [anAuthor]),
    responds(deleteAuthor, () => (mayDelete() ? undefined : forbidden())),
  )
const remove = async () => {
  await press('Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

test('a delete without the right any more says so until it is read, and leaves what was typed', async () => {
  await openAuthor(() => false)
  const credentials = page.getByRole('textbox', { name: 'Credentials' })
  await credentials.fill('Keeper of prints')
  await remove()
  await expect.element(notice).toMatchTextContent(`Not done: delete ${anAuthor.fullName}. ${WHY}`)
  await expect.element(notice.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect.element(credentials).toHaveValue('Keeper of prints')
  await expect.poll(screenViolations).toEqual([])
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('it is in sight from the end of a form, too, and goes once it was done after all', async () => {
  let mayDelete = false
  const { place } = await openAuthor(() => mayDelete)
  await remove()
  await expect.element(notice).toBeVisible()
  scrollTo(0, document.documentElement.scrollHeight)
  expect(scrollY).toBeGreaterThan(0)
  const { top, bottom } = notice.element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThan(innerHeight)
  mayDelete = true
  await remove()
  await expect.poll(() => place().split('?')[0]).toBe('/app/oms/authors')
  await expect.element(notice).not.toBeInTheDocument()
})

test('an action of a row is named, and the list stays as it was filtered', async () => {
  const letter = {
    id: 'dictionary-search-7',
    eventId: 7,
    consumer: 'dictionary-search',
    eventType: 'article.published.v1',
    payload: {},
    attempts: 6,
    failedAt: AT,
    lastError: 'no',
    about: null,
  }
  await openConsole(
    '/app/oms/dead-letters',
    givesRows(listDeadLetters, () => [letter]),
    responds(retryDeadLetter, forbidden),
  )
  await press('Retry')
  await expect.element(notice).toMatchTextContent(`Not done: retry delivery number 7. ${WHY}`)
  await expect.element(page.getByRole('button', { name: 'Retry', exact: true })).toBeEnabled()
})

test('an action of several rows tells each with the reason and who can help; they stay selected', async () => {
  await openConsole(
    '/app/oms/contact-messages',
    givesRows(manageMessages, () => [aContactMessage(1), aContactMessage(2)]),
    responds(changeMessageState, forbidden),
  )
  await page.getByRole('checkbox').first().click()
  await press('Mark as answered')
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent(WHY)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('2 selected')).toBeVisible()
})

test('a dialog that stays with what was typed says it itself', async () => {
  const emails = [
    { paypalEmail: 'payer@pay.example', blocked: false, notes: '', lastSeenDate: AT, accounts: [] },
  ]
  await openConsole(
    '/app/oms/paymentEmails',
    responds(listPaymentEmails, () => ({
      results: emails,
      meta: { total: 1, currentLimit: 20, currentOffset: 0 },
    })),
    responds(notePaymentEmail, forbidden),
  )
  await press('Edit the notes of payer@pay.example')
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Charged back.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(`Not done: save the notes of payer@pay.example. ${WHY}`)
  await expect.element(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Charged back.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(notice).toBeVisible()
})
