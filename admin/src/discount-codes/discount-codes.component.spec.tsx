import {
  createDiscountCode,
  deleteDiscountCode,
  manageDiscountCode,
  manageDiscountCodes,
  updateDiscountCode,
} from '@vitrine/contracts/billing/endpoints'
import type { ManagedDiscountCode } from '@vitrine/contracts/billing/discount-code-schemas'
import { billingMessages as messages } from '@vitrine/contracts/billing/messages'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/discount-codes'

const aCode = (change: Partial<ManagedDiscountCode> = {}): ManagedDiscountCode => ({
  id: 1,
  code: 'SPRING-20',
  kind: 'percent',
  percent: 20,
  amounts: {},
  products: ['Unlimited'],
  billingPeriods: ['Monthly', 'Annual'],
  payments: 1,
  validFrom: null,
  validUntil: null,
  maxRedemptions: null,
  zuoraRatePlanId: null,
  avangateCoupon: null,
  counted: 0,
  reserved: 0,
  revision: 1,
  ...change,
})

function codesInMemory(...codes: ManagedDiscountCode[]) {
  const found = (id: number) => {
    const code = codes.find((one) => one.id === id)
    if (!code) throw new Refused('NOT_FOUND')
    return code
  }
  return [
    givesRows(manageDiscountCodes, () => codes),
    responds(manageDiscountCode, ({ params: { id } }) => found(id)),
    responds(createDiscountCode, ({ body: { code, percent } }) => {
      const made = aCode({ id: codes.length + 1, code, percent })
      codes.push(made)
      return made
    }),
    responds(updateDiscountCode, () => {
      throw new Refused('STATUS_CONFLICT', { message: messages.codeFixed })
    }),
    responds(deleteDiscountCode, ({ params: { id } }) => void codes.splice(codes.indexOf(found(id)), 1)),
  ]
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('a code is made, and what is wrong with it shows at its field', async () => {
  const { asked, place } = await openConsole(`${LIST}/create`, ...codesInMemory())
  await page.getByRole('textbox', { name: 'Code' }).fill('a b')
  await page.getByRole('button', { name: 'Save', exact: true }).dblClick()
  await expect.element(page.getByText(messages.codeInvalid)).toBeVisible()
  await expect.element(page.getByText(messages.percentInvalid)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  await expect.poll(screenViolations).toEqual([])
  await page.getByRole('textbox', { name: 'Code' }).fill('winter-25')
  await page.getByRole('textbox', { name: 'Percent' }).fill('25')
  await press('Save')
  await expect.poll(() => place().split('?')[0]).toBe(LIST)
  await expect.element(page.getByRole('row', { name: /WINTER-25.*25%, first payment/ })).toBeVisible()
  expect(asked.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    code: 'winter-25',
    kind: 'percent',
    percent: 25,
    payments: 1,
  })
})

test('an amount is asked for in each currency', async () => {
  await openConsole(`${LIST}/create`, ...codesInMemory())
  await page.getByRole('radio', { name: 'An amount' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill('five-off')
  await press('Save')
  await expect.element(page.getByText(messages.amountsMissing)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Amount in GBP' })).toBeVisible()
  const fields = ['USD', 'EUR', 'GBP', 'CAD'].map((currency) =>
    page.getByRole('textbox', { name: `Amount in ${currency}` }).element(),
  )
  const labelOf = (field: Element | undefined) =>
    document.querySelector(`label[for="${CSS.escape(field?.id ?? '')}"]`)?.getBoundingClientRect().top ?? 0
  // No label lies on the field above.
  for (const [place, field] of fields.slice(0, -1).entries())
    expect(labelOf(fields[place + 1]) - field.getBoundingClientRect().bottom).toBeGreaterThan(4)
})

test('a used code says so, and keeps what was typed where its change is refused; an unused one is deleted', async () => {
  await openConsole(
    `${LIST}/1`,
    ...codesInMemory(aCode({ counted: 2, reserved: 1 }), aCode({ id: 2, code: 'MISTAKE' })),
  )
  await expect
    .element(page.getByText('Used in 3 payments. What it takes off cannot change any more.'))
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Percent' }).fill('30')
  await press('Save')
  await expect.element(page.getByText(messages.codeFixed)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Percent' })).toHaveValue('30')
})
