import {
  createRatePlan,
  manageRatePlan,
  manageRatePlans,
  updateRatePlan,
} from '@vitrine/contracts/billing/endpoints'
import { billingMessages as messages } from '@vitrine/contracts/billing/messages'
import { amountText } from '@vitrine/contracts/billing/money'
import type { ManagedRatePlan } from '@vitrine/contracts/billing/rate-plan-schemas'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const LIST = '/app/oms/rate-plans'

const aPrice = (change: Partial<ManagedRatePlan> = {}): ManagedRatePlan => ({
  id: 1,
  plan: 'unlimited-monthly',
  product: 'Unlimited',
  billingPeriod: 'Monthly',
  currency: 'USD',
  amount: '29.99',
  zuoraRatePlanId: 'z-1',
  avangateProductCode: null,
  isOnSale: true,
  replacedDate: null,
  priceDiffersDate: null,
  createdDate: '2026-11-02T10:00:00.000Z',
  revision: 1,
  ...change,
})

function pricesInMemory(...prices: ManagedRatePlan[]) {
  const found = (id: number) => {
    const price = prices.find((one) => one.id === id)
    if (!price) throw new Refused('NOT_FOUND')
    return price
  }
  return [
    givesRows(manageRatePlans, () => prices.filter(({ replacedDate }) => replacedDate === null)),
    responds(manageRatePlan, ({ params: { id } }) => found(id)),
    responds(updateRatePlan, ({ params: { id }, body: { amount, ...body } }) => {
      const price = found(id)
      if (price.replacedDate) throw new Refused('STATUS_CONFLICT')
      if (amountText(amount) === price.amount)
        return Object.assign(price, body, { revision: price.revision + 1 })
      prices.push({ ...price, ...body, id: id + 30, amount: amountText(amount), revision: 1 })
      Object.assign(price, { replacedDate: '2026-11-28T10:00:00.000Z', revision: price.revision + 1 })
      return found(id + 30)
    }),
    responds(createRatePlan, () => {
      throw new Refused('ALREADY_EXISTS', {
        errors: [{ field: 'currency', errorCode: 'exists', errorMessage: messages.priceIsThere }],
      })
    }),
  ]
}

const press = (name: string) => page.getByRole('button', { name }).click()
const price = page.getByRole('textbox', { name: 'Price' })

test('a changed price is shown as its new row, which the next save changes; a text that is no amount says so at its field', async () => {
  const { asked, place } = await openConsole(
    LIST,
    ...pricesInMemory(
      aPrice(),
      aPrice({
        id: 2,
        plan: 'marks-monthly',
        product: 'Marks',
        amount: '9.99',
        priceDiffersDate: '2026-11-20T03:00:00.000Z',
      }),
    ),
  )
  await expect
    .element(page.getByRole('row', { name: /Unlimited, Monthly.*\$ 29\.99.*On sale/ }))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /Marks, Monthly.*Price differs/ })).toBeVisible()
  await expect.poll(screenViolations).toEqual([])
  await page.getByRole('link', { name: 'Unlimited, Monthly' }).click()
  await price.fill('thirty')
  await press('Save')
  await expect.element(page.getByText(messages.amountInvalid)).toBeVisible()
  const asksWhetherToLose = vi.spyOn(window, 'confirm')
  await price.fill('34.9')
  await press('Save')
  await expect.element(page.getByText('Saved as a new price.')).toBeVisible()
  await expect.poll(place).toBe(`${LIST}/31`)
  expect(asksWhetherToLose).not.toHaveBeenCalled()
  asksWhetherToLose.mockRestore()
  await expect.element(price).toHaveValue('34.90')
  await page.getByRole('textbox', { name: '2Checkout product code' }).fill('UNL-M')
  await press('Save')
  await expect.element(page.getByRole('row', { name: /Unlimited, Monthly.*\$ 34\.90/ })).toBeVisible()
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: expect.stringMatching(/\/1$/), body: { amount: '34.90', isOnSale: true } },
    { path: expect.stringMatching(/\/31$/), body: { amount: '34.90', avangateProductCode: 'UNL-M' } },
  ])
})

test('the form of a replaced price takes no more typing until the screen of its new row is there', async () => {
  await openConsole(`${LIST}/1`, ...pricesInMemory(aPrice()))
  await price.fill('34.9')
  const old = price.element()
  const closed: Element[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target.contains(old)) closed.push(old)
  })
  observer.observe(document.body, { attributes: true, attributeFilter: ['inert'], subtree: true })
  onTestFinished(() => observer.disconnect())
  await press('Save')
  await expect.element(price).toHaveValue('34.90')
  expect(closed).toEqual([old])
})

test('a price that the provider’s catalog contradicts says since when it is off sale', async () => {
  await openConsole(
    `${LIST}/2`,
    ...pricesInMemory(aPrice({ id: 2, priceDiffersDate: '2026-11-20T12:00:00.000Z' })),
  )
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Off sale since Nov 20, 2026' }))
    .toBeVisible()
  await expect.poll(screenViolations).toEqual([])
})

test('a second price of a plan in a currency is refused at its field', async () => {
  await openConsole(`${LIST}/create`, ...pricesInMemory(aPrice()))
  for (const [field, option] of [
    ['Product', 'Unlimited'],
    ['Billing period', 'Monthly'],
    ['Currency', 'USD'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await price.fill('5.00')
  await page.getByRole('textbox', { name: 'Zuora product rate plan ID' }).fill('z-2')
  await press('Save')
  await expect.element(page.getByText(messages.priceIsThere).first()).toBeVisible()
})
