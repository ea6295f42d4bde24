import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import * as memberships from '@vitrine/contracts/memberships/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPlan, somePlans } from '../../../../tests/a-membership.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const plans = responds(memberships.listRatePlans, ({ query: { currency = 'USD', enablePGL } }) => ({
  currency,
  items: [
    ...somePlans(currency),
    ...(enablePGL ? [aPlan('Price Guide Lite', 'Monthly', '14.99', currency)] : []),
  ],
}))
const member = (...user: Parameters<typeof aUser>) => responds(readUserDetails, () => aUser(...user))
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

beforeEach(() => localStorage.removeItem('enablePGL'))

describe('the memberships', () => {
  test('D3-108, D3-133: a visitor sees each plan with its price, and goes by sign-up to the chosen one', async () => {
    const { place } = await openSite('/product/index', plans)
    await expect.element(card('Unlimited')).toMatchTextContent('$ 29.99 / month')
    await expect.element(card('Enterprise')).toMatchTextContent('$ 24.99 / month, for each person')
    await expect
      .element(card('Unlimited').getByRole('link', { name: /^Try for free/ }))
      .toHaveAttribute(
        'href',
        '/login/signup?parentUrl=%2Fapp%2FaccountSettings%2Fsubscription%3Fplan%3Dunlimited-monthly%26currency%3DUSD%26trial%3Dtrue',
      )
    await expect.element(card('Enterprise').getByRole('link', { name: /^Subscribe/ })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Billing period' })
      .getByRole('link', { name: 'Annual' })
      .click()
    await expect.element(card('Unlimited')).toMatchTextContent('$ 299.99 / year')
    await page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: 'CAD' }).click()
    await expect.element(card('Marks')).toMatchTextContent('C $ 99.99 / year')
    await expect.poll(place).toBe('/product/index?period=Annual&currency=CAD')
    expect(await violationsIn('main')).toEqual([])
    await card('Marks')
      .getByRole('link', { name: /^Try for free/ })
      .click()
    await expect
      .element(
        page.getByText(
          'Create your free account first. The link in our email then leads you back to the plan that you chose.',
        ),
      )
      .toBeVisible()
    expect(page.getByText('no credit card needed').query()).toBeNull()
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
    await expect
      .poll(() => new URL(place(), 'https://site.invalid').searchParams.get('parentUrl'))
      .toBe('/app/accountSettings/subscription?plan=marks-annual&currency=CAD&trial=true')
  })

  test('read well in the dark on a phone', async () => {
    await page.viewport(390, 844)
    document.documentElement.setAttribute('data-theme', 'dark')
    await openSite('/product/index', plans)
    await expect.element(card('Unlimited')).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    document.documentElement.removeAttribute('data-theme')
    await page.viewport(1300, 800)
  })

  test('are shown to a member in the currency of their country', async () => {
    const { place } = await openSite(
      '/product/index',
      plans,
      responds(readUserDetails, () => ({ ...aUser(), countryCode: 'FR' })),
    )
    await expect.element(card('Unlimited')).toMatchTextContent('€ 29.99 / month')
    await expect.poll(place).toBe('/product/index?currency=EUR')
  })

  test('until it is known who reads, offer what a visitor is offered; where a member has been, no trial', async () => {
    await openSite('/product/index', plans)
    const offer = card('Unlimited').getByRole('link')
    await expect.element(offer).toHaveAccessibleName('Try for free with Unlimited')
    const known = Promise.withResolvers<ReturnType<typeof aUser>>()
    await openSite(
      '/product/index',
      plans,
      responds(readUserDetails, () => known.promise),
    )
    await expect.element(offer).toHaveAccessibleName('Choose this plan with Unlimited')
    known.resolve(aUser(['ROLE_MARKS'], 'Active'))
    await expect.element(offer).toHaveAccessibleName('Subscribe with Unlimited')
  })

  test('a second choice keeps the first while its prices load', async () => {
    const prices = Promise.withResolvers<void>()
    const { place } = await openSite(
      '/product/index',
      responds(memberships.listRatePlans, async ({ query: { currency = 'USD' } }) => {
        if (currency === 'EUR') await prices.promise
        return { currency, items: somePlans(currency) }
      }),
    )
    await page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: 'EUR' }).click()
    await page
      .getByRole('navigation', { name: 'Billing period' })
      .getByRole('link', { name: 'Annual' })
      .click()
    prices.resolve()
    await expect.element(card('Unlimited')).toMatchTextContent('€ 299.99 / year')
    await expect.poll(place).toBe('/product/index?period=Annual&currency=EUR')
  })

  test('a period that was chosen first keeps a member’s own currency', async () => {
    const user = Promise.withResolvers<void>()
    const { place } = await openSite(
      '/product/index',
      plans,
      responds(readUserDetails, async () => {
        await user.promise
        return { ...aUser(), countryCode: 'FR' }
      }),
    )
    await page
      .getByRole('navigation', { name: 'Billing period' })
      .getByRole('link', { name: 'Annual' })
      .click()
    await expect.poll(place).toBe('/product/index?period=Annual')
    user.resolve()
    await expect.poll(place).toBe('/product/index?period=Annual&currency=EUR')
  })

  test('D3-134: subscribers do not see Try for free', async () => {
    await openSite('/product/index', plans, member(['ROLE_MARKS'], 'Active'))
    await expect
      .element(card('Unlimited').getByRole('link', { name: /^Subscribe/ }))
      .toHaveAttribute('href', '/app/accountSettings/subscription?plan=unlimited-monthly&currency=USD')
    await expect.element(page.getByRole('link', { name: /^Try for free/ })).not.toBeInTheDocument()
  })

  test('Price Guide Lite is offered where the URL asks for it, and is remembered', async () => {
    await openSite('/product/index', plans)
    await expect.element(card('Unlimited')).toBeVisible()
    await expect.element(card('Price Guide Lite')).not.toBeInTheDocument()
    expect(localStorage.getItem('enablePGL')).toBeNull()
    await openSite('/product/index?enablePGL=true', plans)
    await expect
      .element(card('Price Guide Lite').getByRole('link', { name: /^Try for free/ }))
      .toHaveAttribute('href', expect.stringContaining('enablePGL'))
    await expect.poll(() => localStorage.getItem('enablePGL')).toBe('true')
  })

  test('say so where nothing is on sale, and where prices cannot be loaded', async () => {
    await openSite(
      '/product/index',
      responds(memberships.listRatePlans, () => ({ currency: 'USD' as const, items: [] })),
    )
    await expect
      .element(page.getByText('Nothing is on sale at the moment. Please try again later.'))
      .toBeVisible()
    await openSite(
      '/product/index',
      responds(memberships.listRatePlans, () => Promise.reject(new Refused('BILLING_UNAVAILABLE'))),
    )
    await expect
      .element(page.getByText('We cannot show our prices at the moment. Please try again later.'))
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Before you choose' })).toBeVisible()
  })

  test('a member who chose a plan before the page knew who reads goes on from sign-up to the plan', async () => {
    const plan = '/app/accountSettings/subscription?plan=unlimited-monthly&currency=USD&trial=true'
    const { place } = await openSite(
      `/login/signup?${new URLSearchParams({ parentUrl: plan }).toString()}`,
      member(),
    )
    await expect.poll(place).toBe(plan)
  })
})
