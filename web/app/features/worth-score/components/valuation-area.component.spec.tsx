import { QueryClientProvider } from '@tanstack/react-query'
import { readSubscriptionStatus, readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import * as memberships from '@vitrine/contracts/memberships/endpoints'
import { inMemoryApi, Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { aBareItem } from '@vitrine/contracts/testing/a-bare-item'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import * as endpoints from '@vitrine/contracts/worth-score/endpoints'
import type { MemberScore } from '@vitrine/contracts/worth-score/schemas'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aPrice, aSubscription } from '../../../../tests/a-membership.ts'
import { scoreFigures, withoutFigures } from '../../../../tests/a-score.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { hintAtMember } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { ValuationArea } from './ValuationArea.tsx'

const stored = {
  estimatedPriceMin: 310,
  estimatedPriceMax: 690,
  meanPrice: 468,
  estimateCurrency: 'USD',
  estimatedAt: '2026-11-02T10:00:00.000Z',
}
const item = (change: Partial<VaultItem> = {}) => aBareItem({ categoryId: 3, ...change })
const none = withoutFigures(0)
const counted = (used: number): UserDetails => ({
  ...aUser(['ROLE_PRICE_GUIDE_LITE'], 'Active'),
  remainingLookups: 10 - used,
})
const valuation = (score: MemberScore): Responder => responds(endpoints.readLiteValuation, () => score)

/** The area alone: it stands on the item's page. */
async function show(user: UserDetails | (() => UserDetails), one: VaultItem, ...responders: Responder[]) {
  browserQueryClient.clear()
  hintAtMember(true)
  const api = inMemoryApi(
    [responds(readUserDetails, () => (typeof user === 'function' ? user() : user)), ...responders],
    () => Promise.reject(new Error('nobody was asked')),
  )
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => api.transport(path, init))
  const Stub = createRoutesStub([{ path: '/', Component: () => <ValuationArea item={one} /> }])
  await render(
    <QueryClientProvider client={browserQueryClient}>
      <Stub />
    </QueryClientProvider>,
  )
  return api
}
afterEach(() => {
  hintAtMember(false)
  vi.unstubAllGlobals()
  browserQueryClient.clear()
})

const area = () => page.getByRole('region', { name: 'WorthScore' })
const told = () => textsOf(all('[role=alert]')).join()

test('D2-063: shows the stored range with its day and the way to similar items', async () => {
  await show(aUser(['ROLE_UNLIMITED'], 'Active'), item(stored), valuation(scoreFigures))
  await expect.element(area().getByText('$ 310.00 - $ 690.00')).toBeVisible()
  await expect.element(area().getByText('as of Nov 02, 2026')).toBeVisible()
  await expect
    .element(area().getByRole('link', { name: 'See similar items' }))
    .toHaveAttribute('href', '/app/worthScore?itemId=7')
  expect(await violationsIn('section')).toEqual([])
})

test('shows a range that is not stored without a day', async () => {
  await show(aUser(['ROLE_UNLIMITED'], 'Active'), item(), valuation(scoreFigures))
  await expect.element(area().getByText('$ 310.00 - $ 690.00')).toBeVisible()
  expect(area().element().textContent).not.toContain('as of')
})

test('says in the documents’ words that there are too few similar items, and leads to the page where filters may find more', async () => {
  await show(aUser(['ROLE_UNLIMITED'], 'Active'), item(), valuation(none))
  await expect.element(area().getByRole('heading', { name: 'There are no results' })).toBeVisible()
  await expect
    .element(area().getByRole('link', { name: 'Open WorthScore' }))
    .toHaveAttribute('href', '/app/worthScore?itemId=7')
})

describe('why there is no range although there are similar items', () => {
  const reasons = [
    ['not learnt', 'WorthScore is not ready for this item yet', 'still learning'],
    ['too wide', 'Prices differ too much', 'very different prices'],
  ] as const
  const without = (outcome: (typeof reasons)[number][0]): MemberScore => ({
    ...none,
    meta: { ...none.meta, total: 9, outcome },
  })

  test.each(reasons)('D2-178: is said: %s', async (outcome, title, text) => {
    await show(aUser(['ROLE_UNLIMITED'], 'Active'), item(), valuation(without(outcome)))
    await expect.element(area().getByRole('heading', { name: title })).toBeVisible()
    await expect.element(area().getByText(text, { exact: false })).toBeVisible()
    expect(area().element().textContent).not.toContain('enough similar items')
  })

  test.each(reasons)('D2-178: is said to a counted member who has asked: %s', async (outcome, title) => {
    await show(
      counted(3),
      item(),
      valuation({ ...none, meta: { ...none.meta, outcome: null } }),
      responds(endpoints.generateScore, () => without(outcome)),
    )
    await area().getByRole('button', { name: 'Get WorthScore' }).click()
    await expect.element(area().getByRole('heading', { name: title })).toBeVisible()
  })
})

test('D2-063, D2-180: offers a counted member the button with what is left, and shows the range that it brings', async () => {
  let isMade = false
  const api = await show(
    () => counted(isMade ? 4 : 3),
    item(),
    responds(endpoints.readLiteValuation, () => (isMade ? scoreFigures : none)),
    responds(endpoints.generateScore, () => {
      isMade = true
      return scoreFigures
    }),
  )
  await expect.element(area().getByText('7 out of 10 lookups remaining')).toBeVisible()
  expect(api.asked.filter(({ method }) => method === 'POST')).toEqual([])
  await area().getByRole('button', { name: 'Get WorthScore' }).click()
  await expect.element(area().getByText('$ 310.00 - $ 690.00')).toBeVisible()
})

test('D2-062: offers a counted member whose lookups are used up the way to more', async () => {
  await show(counted(10), item(), valuation(none))
  await expect
    .element(area().getByRole('link', { name: 'Upgrade' }))
    .toHaveAttribute('href', '/app/accountSettings/subscription')
  await expect.element(area().getByText('0 out of 10 lookups remaining')).toBeVisible()
})

test('D2-061, D2-180: offers a trial user to activate right there, and the way to the page with the lookups left', async () => {
  const api = await show(
    { ...aUser(['ROLE_FREE'], 'In Trial'), remainingLookups: 7 },
    item(stored),
    responds(memberships.readSubscription, () =>
      aSubscription({ inTrial: true, ratePlan: 'unlimited-monthly' }),
    ),
    responds(memberships.previewPrice, () => aPrice()),
    responds(memberships.convertTrial, () => ({ success: true as const, pending: false })),
    responds(readSubscriptionStatus, () => Promise.reject(new Refused('SERVICE_UNAVAILABLE'))),
  )
  await expect
    .element(area().getByRole('link', { name: 'Open WorthScore' }))
    .toHaveAttribute('href', '/app/worthScore?itemId=7')
  await expect.element(area().getByText('7 out of 7 lookups remaining')).toBeVisible()
  expect(area().element().textContent).not.toContain('310')
  expect(await violationsIn('section')).toEqual([])
  await area().getByRole('button', { name: 'Activate Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Activate your membership' })
  await expect.element(dialog.getByText('Due now')).toBeVisible()
  await expect.element(dialog.getByText('Discount Code')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect
    .poll(() => api.asked.filter(({ path }) => path.endsWith('/trial-conversions')).map(({ body }) => body))
    .toEqual([{ src: 'vaultItem', discountCode: '' }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('D2-062: offers an upgrade to whoever lacks WorthScore', async () => {
  await show(aUser(['ROLE_MARKS'], 'Active'), item())
  await expect
    .element(area().getByRole('link', { name: 'Upgrade' }))
    .toHaveAttribute('href', '/app/accountSettings/subscription')
})

test('D2-064: tells the suspended, with the way to contact', async () => {
  await show(aUser(['ROLE_UNLIMITED'], 'Suspended'), item(stored))
  await expect
    .poll(told)
    .toContain('Your account is suspended. You can still see what is your own, and search.')
  await expect
    .element(area().getByRole('link', { name: 'Contact us' }))
    .toHaveAttribute('href', '/about-contact')
})

test('says that search is away, and tries again', async () => {
  let isAway = true
  await show(
    aUser(['ROLE_UNLIMITED'], 'Active'),
    item(),
    responds(endpoints.readLiteValuation, () =>
      isAway ? Promise.reject(new Refused('SEARCH_UNAVAILABLE')) : scoreFigures,
    ),
  )
  await expect.poll(told).toContain('Search is unavailable at the moment.')
  isAway = false
  await area().getByRole('button', { name: 'Try again' }).click()
  await expect.element(area().getByText('$ 310.00 - $ 690.00')).toBeVisible()
})
