import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import * as memberships from '@vitrine/contracts/memberships/endpoints'
import type { Invoice, MembershipData, SubscriptionData } from '@vitrine/contracts/memberships/schemas'
import { Refused, responds, type AskedCall, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  aMembership,
  aMobile,
  aPlan,
  aPrice,
  aSubscription,
  paidMembership,
  paidStatus,
  somePlans,
  trialMembership,
} from '../../../../tests/a-membership.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { one } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const PATH = '/app/accountSettings/subscription'
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const sent = (asked: readonly AskedCall[], path: string, method = 'POST') =>
  asked.filter((call) => call.method === method && call.path === `/api/v1/memberships/${path}`)
const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: 'i1',
  date: '2026-11-24T00:00:00.000Z',
  number: 'INV-1',
  amount: '1029.99',
  currency: 'USD',
  status: 'Paid',
  hasPdf: true,
  ...change,
})

interface Shown {
  own: MembershipData
  offer?: SubscriptionData
  invoices?: Invoice[]
  user?: UserDetails
  path?: string
}

async function show(
  { own, offer = aSubscription(), invoices = [], user = aUser(), path = PATH }: Shown,
  ...responders: Responder[]
) {
  return await openSite(
    path,
    ...responders,
    responds(readUserDetails, () => user),
    paidStatus,
    responds(memberships.readMembership, () => own),
    responds(memberships.readSubscription, () => offer),
    responds(memberships.previewPrice, () => aPrice()),
    responds(memberships.listInvoices, () => ({
      items: invoices,
      meta: { total: invoices.length, currentLimit: 20, currentOffset: 0 },
    })),
  )
}

beforeEach(() => localStorage.removeItem('enablePGL'))

const unlimited = aUser(['ROLE_UNLIMITED'], 'Active')

describe('D1-021, D1-022, D3-104, D3-105, D3-107: each state of a membership', () => {
  test('D3-105, D3-107, D3-112, D3-129: free, with the plans on offer', async () => {
    await show({ own: aMembership({ ratePlans: somePlans() }) })
    await expect
      .element(
        page.getByText(
          'You currently have a non-paying account that allows you to search but not view any details. Please subscribe for a full membership.',
        ),
      )
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Choose a Plan' })).toBeVisible()
    await expect.element(button('Try for free with Unlimited')).toBeVisible()
    await expect.element(button('Cancel subscription')).not.toBeInTheDocument()
    expect(await violationsIn('main')).toEqual([])
  })

  test('D3-107, D3-115, D3-117, D3-129: a trial, with its days, its lookups and Activate Now', async () => {
    await show({
      own: trialMembership(),
      offer: aSubscription({
        product: 'Unlimited',
        ratePlan: 'unlimited-monthly',
        inTrial: true,
        isTrialOffered: false,
      }),
      user: aUser(['ROLE_UNLIMITED'], 'In Trial'),
    })
    await expect.element(page.getByText('5 days left in your trial.')).toBeVisible()
    await expect.element(page.getByText('7 out of 7 lookups remaining')).toBeVisible()
    await expect.element(button('Activate Now')).toBeVisible()
    await expect.element(button('Cancel subscription')).toBeVisible()
    await expect
      .element(
        page.getByText(
          'Your trial runs to its end, and nothing is charged. Everything in your vault stays yours.',
        ),
      )
      .toBeVisible()
    expect(await violationsIn('main')).toEqual([])
  })

  test('upgrades are listed; a lesser product and a shorter period are folded below them', async () => {
    await show({
      own: paidMembership({
        productTitle: 'Marks',
        ratePlan: aPlan('Marks', 'Annual', '99.99'),
        ratePlans: [
          aPlan('Unlimited', 'Annual', '299.99'),
          aPlan('Marks', 'Monthly', '9.99'),
          aPlan('Price Guide Lite', 'Monthly', '4.99'),
        ],
      }),
      offer: aSubscription({ product: 'Marks', isUpgrade: true, promotedProducts: ['Unlimited'] }),
      user: aUser(['ROLE_MARKS'], 'Active'),
    })
    await expect.element(page.getByRole('heading', { name: 'Upgrade Options' })).toBeVisible()
    await expect.element(button('Change plan to Unlimited')).toBeVisible()
    await expect.element(button('Change plan to Price Guide Lite')).not.toBeInTheDocument()
    await page.getByText('Other plans and billing periods').click()
    for (const product of ['Marks', 'Price Guide Lite'])
      await expect.element(button(`Change plan to ${product}`)).toBeVisible()
  })

  test('D3-111, D3-115: unlimited has all, and finds other plans folded', async () => {
    await show({
      own: paidMembership({ ratePlans: [aPlan('Marks', 'Monthly', '9.99')] }),
      offer: aSubscription({
        product: 'Unlimited',
        isUpgrade: true,
        isTrialOffered: false,
        mayChooseCurrency: false,
      }),
      user: unlimited,
      invoices: [invoice(), invoice({ id: 'i0', number: 'INV-0', status: 'Refunded', hasPdf: false })],
    })
    await expect
      .element(
        page.getByText(
          'It seems that for the moment you already have all that we can offer! Thank you for trusting us!',
        ),
      )
      .toBeVisible()
    expect(one('main dl').textContent).toBe(
      'LevelUnlimitedStatusActivePrice$ 29.99 / monthNext billingDec 24, 2026 (in 30 days)Price lookupsUnlimited',
    )
    await expect.element(button('Change plan to Marks')).not.toBeInTheDocument()
    await page.getByText('Change plan or billing period').click()
    await expect.element(button('Change plan to Marks')).toBeVisible()
    await expect
      .element(page.getByRole('row', { name: /INV-1/ }))
      .toHaveTextContent('Nov 24, 2026INV-1INV-1$ 1,029.99PaidPDF of INV-1')
    await expect
      .element(page.getByRole('link', { name: 'PDF of INV-1' }))
      .toHaveAttribute('href', '/api/v1/memberships/invoices/i1/pdf')
    await expect.element(page.getByRole('link', { name: 'PDF of INV-0' })).not.toBeInTheDocument()
    expect(await violationsIn('main')).toEqual([])
  })

  test('whoever has all is told for whom the Enterprise is that is still offered', async () => {
    await show({
      own: paidMembership({ ratePlans: [aPlan('Enterprise', 'Monthly', '49.99')] }),
      offer: aSubscription({ product: 'Unlimited', isUpgrade: true }),
      user: unlimited,
    })
    await expect
      .element(
        page.getByText(
          'Enterprise opens the same as Unlimited, to several people. It gives nothing more to you alone.',
        ),
      )
      .toBeVisible()
    await show({
      own: paidMembership({ ratePlans: [aPlan('Marks', 'Monthly', '9.99')] }),
      offer: aSubscription({ product: 'Unlimited', isUpgrade: true }),
      user: unlimited,
    })
    await expect.element(page.getByText('Change plan or billing period')).toBeVisible()
    expect(page.getByText(/^Enterprise opens/).query()).toBeNull()
  })

  test('reads well in the dark on a phone, and is never wider than it', async () => {
    await page.viewport(390, 844)
    document.documentElement.setAttribute('data-theme', 'dark')
    await show({
      own: paidMembership({ ratePlans: somePlans() }),
      offer: aSubscription({ isUpgrade: true }),
      user: unlimited,
      invoices: [invoice()],
    })
    await page.getByText('Change plan or billing period').click()
    await expect.element(page.getByRole('row', { name: /INV-1/ })).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    // Nothing of an invoice is cut off, and no number breaks: it stands below the date.
    const table = one('main table')
    expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
    await expect.element(page.getByRole('cell', { name: 'Nov 24, 2026 INV-1' })).toBeVisible()
    await button('Change plan to Library').click()
    await expect.element(dialog.getByText('Due now')).toBeVisible()
    expect(await violationsIn('dialog[open]')).toEqual([])
    document.documentElement.removeAttribute('data-theme')
    await page.viewport(1300, 800)
  })

  test('what is cancelled and still runs is reactivated before it is changed', async () => {
    await show({
      own: paidMembership({
        endsDate: '2026-12-24T00:00:00.000Z',
        mayReactivate: true,
        ratePlans: somePlans(),
      }),
      offer: aSubscription({ isUpgrade: true }),
      user: unlimited,
    })
    await expect
      .element(page.getByRole('definition').filter({ hasText: /^Active/ }))
      .toHaveTextContent('Activeuntil Dec 24, 2026; it ends then and does not renew')
    await expect
      .element(page.getByText('To change your plan, reactivate your membership first.'))
      .toBeVisible()
    await expect.element(page.getByText('Change plan or billing period')).not.toBeInTheDocument()
  })

  test('an invoice that does not come says so, and is asked for again', async () => {
    await show(
      { own: paidMembership(), user: unlimited, invoices: [invoice()] },
      responds(memberships.downloadInvoice, () => Promise.reject(new Refused('BILLING_UNAVAILABLE'))),
    )
    await page.getByRole('link', { name: 'PDF of INV-1' }).click()
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent('Invoice INV-1 could not be opened. Payments are not available at the moment.')
    await expect
      .element(page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' }))
      .toBeVisible()
  })

  test('D3-111: cancelled and over, with the way to Contact Us', async () => {
    await show({
      own: aMembership({ status: 'Cancelled', ratePlans: somePlans() }),
      offer: aSubscription({ isTrialOffered: false }),
    })
    await expect
      .element(
        page.getByText(
          /^Your subscription has been cancelled\. For more information, please use the Contact Us form\./,
        ),
      )
      .toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Contact Us' }))
      .toHaveAttribute('href', '/about-contact')
    await expect.element(button('Try for free with Unlimited')).not.toBeInTheDocument()
    await expect.element(button('Subscribe to Unlimited')).toBeVisible()
  })

  test.each([
    [
      'unpaid beyond its days',
      { status: 'Error' },
      'Your last payment failed. Please update your payment method.',
    ],
    [
      'unpaid and still open',
      { paymentDueDate: '2026-12-01T00:00:00.000Z' },
      'Your last payment failed. Please update your payment method by Dec 01, 2026.',
    ],
  ] as const)('%s: the way to another payment method', async (_, change, text) => {
    await show({ own: paidMembership(change), user: unlimited })
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(button('Update payment method')).toBeVisible()
  })

  test.each([
    [
      'on hold',
      aMembership({ status: 'On Hold', mobile: aMobile() }),
      'On Hold, please go to the Settings from the Mobile app for more details.',
    ],
    [
      'bought on a phone',
      paidMembership({ mobile: aMobile(), mayCancel: false, mayChangePaymentMethod: false, ratePlan: null }),
      'Manage this subscription in the app where you bought it.',
    ],
    [
      'of a team',
      paidMembership({ isTeamUser: true, mayCancel: false, mayChangePaymentMethod: false, ratePlan: null }),
      'Your membership is part of a work team. Its administrator manages it.',
    ],
    [
      'suspended',
      aMembership({ status: 'Suspended', ratePlans: somePlans() }),
      'Your account is suspended. Please write to Support.',
    ],
  ] as const)('D3-112, D3-129, D3-135: %s: nothing to buy or cancel here', async (_, own, text) => {
    await show({ own })
    await expect.poll(() => one('main').textContent).toContain(text)
    for (const name of [
      'Cancel subscription',
      'Update payment method',
      'Activate Now',
      'Subscribe to Unlimited',
    ])
      await expect.element(button(name)).not.toBeInTheDocument()
  })

  test('a payment that is not confirmed yet says so, and nothing else can be bought', async () => {
    await show({ own: aMembership({ isPaymentInProgress: true, ratePlans: somePlans() }) })
    await expect
      .element(
        page.getByText(
          'We are still waiting for your payment to be confirmed. You will not be charged twice.',
        ),
      )
      .toBeVisible()
    await expect.element(button('Subscribe to Unlimited')).toBeDisabled()
  })

  test('a payment that was not made is told with its day, and can be made again', async () => {
    await show({ own: aMembership({ status: 'In Trial', paymentNotMadeDate: '2026-11-12T10:00:00.000Z' }) })
    await expect
      .element(
        page.getByText(
          'Your payment of Nov 12, 2026 was not made, and nothing was charged. You can confirm it again.',
        ),
      )
      .toBeVisible()
    await expect.element(button('Activate Now')).toBeEnabled()
  })

  test('a payment that the bank declined later is told with its day, and what to do', async () => {
    await show({ own: aMembership({ status: 'In Trial', paymentDeclinedDate: '2026-11-12T10:00:00.000Z' }) })
    await expect
      .element(
        page.getByText(
          'Your payment of Nov 12, 2026 was declined, and nothing was charged. You can confirm it again, or use another payment method.',
        ),
      )
      .toBeVisible()
    await expect.element(button('Activate Now')).toBeEnabled()
  })

  test('that cannot be loaded offers to try again', async () => {
    await show(
      { own: aMembership() },
      responds(memberships.readMembership, () => Promise.reject(new Refused('SERVICE_UNAVAILABLE'))),
    )
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Try again' })).toBeVisible()
  })
})

describe('a plan', () => {
  const chosen = `${PATH}?plan=unlimited-monthly&currency=USD`
  const free = { own: aMembership({ ratePlans: somePlans() }) }

  test('D3-126, D3-127, D3-128: is confirmed at the price that was shown; the flag is cleared, then the member is told', async () => {
    localStorage.setItem('enablePGL', 'true')
    const { asked, place } = await show(
      free,
      responds(memberships.updateSubscription, () => ({
        response: { status: 'Active' as const, pending: false },
      })),
    )
    await button('Subscribe to Unlimited').click()
    await expect.element(dialog).toMatchTextContent('Due now$ 29.99Then on Dec 24, 2026$ 29.99 / month')
    expect(await violationsIn('dialog[open]')).toEqual([])
    expect(sent(asked, 'subscriptions')).toEqual([])
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await expect.element(page.getByText('Your subscription has been updated')).toBeVisible()
    expect(sent(asked, 'subscriptions').map(({ body }) => body)).toEqual([
      {
        product: 'unlimited-monthly',
        discountCode: '',
        enablePGL: true,
        currency: 'USD',
        trial: false,
        acceptedAmount: '29.99',
      },
    ])
    expect(sent(asked, 'subscriptions')[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(localStorage.getItem('enablePGL')).toBeNull()
    await expect.poll(place).toBe(PATH)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('D3-127: where a payment method is needed first, the flag is cleared and the browser is led there', async () => {
    localStorage.setItem('enablePGL', 'true')
    onTestFinished(() => history.replaceState(null, '', location.href.split('#', 1)[0]))
    const { asked } = await show(
      { ...free, path: chosen },
      responds(memberships.updateSubscription, () => ({
        response: { status: 'Inactive' as const, pending: false },
        redirectWithWindowHref: '#to-the-payment-page',
      })),
    )
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await expect.poll(() => location.hash).toBe('#to-the-payment-page')
    expect(localStorage.getItem('enablePGL')).toBeNull()
    // Nothing has changed yet: nobody is told that it has.
    expect(page.getByText('Your subscription has been updated').query()).toBeNull()
    expect(sent(asked, 'subscriptions').map(({ body }) => body)).toEqual([
      expect.objectContaining({ product: 'unlimited-monthly', enablePGL: true }),
    ])
  })

  test('D3-109: as a trial says what follows, and accepts that price', async () => {
    const { asked } = await show(
      { ...free, path: `${chosen}&trial=true` },
      responds(memberships.previewPrice, () => aPrice({ amountDueNow: '0.00', lines: [] })),
      responds(memberships.updateSubscription, () => ({
        response: { status: 'In Trial' as const, pending: false },
      })),
    )
    await expect.element(dialog.getByText('After 7 days: $ 29.99 / month')).toBeVisible()
    await expect
      .element(dialog.getByText('First payment on Dec 24, 2026, unless you cancel before.'))
      .toBeVisible()
    expect(dialog.getByText('Then on').query()).toBeNull()
    await dialog.getByRole('button', { name: 'Start free trial' }).click()
    await expect
      .poll(() => sent(asked, 'subscriptions').map(({ body }) => body))
      .toEqual([expect.objectContaining({ trial: true, acceptedAmount: '29.99' })])
  })

  test('D3-128: a failure has its sentence, and the first error message where there are errors; a second press has the same key', async () => {
    let refusal = new Refused('PAYMENT_DECLINED', {
      errors: [
        { field: 'product', errorCode: 'invalid', errorMessage: 'The first.' },
        { field: 'currency', errorCode: 'invalid', errorMessage: 'The second.' },
      ],
    })
    const { asked } = await show(
      { ...free, path: chosen },
      responds(memberships.updateSubscription, () => refusal.response.clone()),
    )
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Sorry, Could not update your subscription. The first.')
    refusal = new Refused('PAYMENT_DECLINED')
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(
        'Sorry, Could not update your subscription. Your payment was declined. Please check your payment method or use another one.',
      )
    expect(
      new Set(sent(asked, 'subscriptions').map(({ headers }) => headers.get('idempotency-key'))).size,
    ).toBe(1)
  })

  test('whose price has changed is shown with the new one', async () => {
    let amount = '29.99'
    await show(
      { ...free, path: chosen },
      responds(memberships.previewPrice, () => aPrice({ amountDueNow: amount })),
      responds(memberships.updateSubscription, () => {
        amount = '34.99'
        throw new Refused('PRICE_CHANGED')
      }),
    )
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('The price has changed. Please look at it again before you confirm.')
    await expect.element(dialog.getByText('$ 34.99')).toBeVisible()
  })

  test('whose price has changed with the membership itself says so, and shows it as it is', async () => {
    let own = paidMembership({ ratePlans: somePlans() })
    await show(
      { own, offer: aSubscription({ isUpgrade: true }), user: unlimited },
      responds(memberships.readMembership, () => own),
      responds(memberships.updateSubscription, () => {
        own = paidMembership({ productTitle: 'Marks', ratePlan: aPlan('Marks', 'Monthly', '9.99') })
        throw new Refused('PRICE_CHANGED')
      }),
    )
    await page.getByText('Change plan or billing period').click()
    await button('Change plan to Library').click()
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await expect
      .element(
        page.getByText(/^Sorry, Could not update your subscription\. Your membership was changed meanwhile/),
      )
      .toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('main').getByText('$ 9.99 / month').first()).toBeVisible()
    expect(page.getByText('The price has changed').query()).toBeNull()
  })

  test('that is chosen where the membership has changed meanwhile says so, and leads to it as it is', async () => {
    const plans = somePlans()
    let own = paidMembership({ ratePlans: plans })
    await show(
      { own, offer: aSubscription({ isUpgrade: true }), user: unlimited },
      responds(memberships.readMembership, () => own),
      responds(memberships.previewPrice, () =>
        Promise.reject(new Refused('STATUS_CONFLICT', { message: 'You have this plan already.' })),
      ),
    )
    await page.getByText('Change plan or billing period').click()
    await button('Change plan to Library').click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('You have this plan already.')
    own = paidMembership({ productTitle: 'Library', ratePlan: aPlan('Library', 'Monthly', '9.99') })
    await dialog.getByRole('button', { name: 'See your membership' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('main').getByText('$ 9.99 / month').first()).toBeVisible()
  })

  test('that was changed is not asked for its price again, and the next act ends what was told', async () => {
    const { asked } = await show(
      {
        own: paidMembership({ ratePlans: somePlans() }),
        offer: aSubscription({ isUpgrade: true }),
        user: unlimited,
      },
      responds(memberships.updateSubscription, () => ({
        response: { status: 'Active' as const, pending: false },
      })),
    )
    await page.getByText('Change plan or billing period').click()
    await button('Change plan to Library').click()
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await expect.element(page.getByText('Your subscription has been updated')).toBeVisible()
    expect(asked.filter(({ path }) => path.includes('price-previews'))).toHaveLength(1)
    await button('Cancel subscription').click()
    await expect.element(page.getByText('Your subscription has been updated')).not.toBeInTheDocument()
  })

  test('that begins later says what stays till then', async () => {
    await show(
      {
        own: paidMembership({ ratePlans: somePlans() }),
        offer: aSubscription({ isUpgrade: true }),
        user: unlimited,
      },
      responds(memberships.previewPrice, () =>
        aPrice({ amountDueNow: '0.00', lines: [], changesOn: '2026-12-24T00:00:00.000Z' }),
      ),
    )
    await page.getByText('Change plan or billing period').click()
    await button('Change plan to Library').click()
    await expect
      .element(dialog)
      .toMatchTextContent('You keep Unlimited until Dec 24, 2026. Nothing is charged before.')
  })

  test('waits for a confirmed address', async () => {
    await show({ ...free, path: chosen, user: { ...aUser(), emailVerified: false } })
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('Please confirm your email address first.')
    await expect
      .element(dialog.getByRole('link', { name: 'Send the link again' }))
      .toHaveAttribute('href', '/app/accountSettings/userInfo')
  })
})

describe('cancelling', () => {
  test('D3-130: asks first, and keeps what is paid for', async () => {
    let own = paidMembership()
    const { asked } = await show(
      { own },
      responds(memberships.readMembership, () => own),
      responds(memberships.cancelMembership, () => {
        own = paidMembership({ endsDate: '2026-12-24T00:00:00.000Z', mayCancel: false, mayReactivate: true })
        return { response: { endsDate: '2026-12-24T00:00:00.000Z' } }
      }),
      responds(memberships.reactivateMembership, () => {
        own = paidMembership()
        return { success: true as const }
      }),
    )
    await button('Cancel subscription').click()
    const question = page.getByRole('alertdialog')
    await expect
      .element(
        question.getByText(
          'Are you sure you want to cancel your subscription? Your membership stays open until Dec 24, 2026.',
        ),
      )
      .toBeVisible()
    await question.getByRole('button', { name: 'Keep subscription' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(sent(asked, 'cancellations')).toEqual([])
    await button('Cancel subscription').click()
    await question.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect
      .element(page.getByText('Your subscription has been cancelled', { exact: true }))
      .toBeVisible()
    await expect
      .poll(() => document.activeElement?.textContent, { message: 'the button is gone' })
      .toBe('Your subscription has been cancelled')
    await expect.element(page.getByText('Your membership stays open until Dec 24, 2026.')).toBeVisible()
    await button('Reactivate').click()
    await expect.element(page.getByText('Your subscription has been updated')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('Your subscription has been updated')
    await expect.element(button('Cancel subscription')).toBeVisible()
    expect(sent(asked, 'cancellations', 'DELETE')).toHaveLength(1)
  })

  test.each([
    ['still open', { paymentDueDate: '2026-12-01T00:00:00.000Z' }],
    ['closed by it', { status: 'Error' }],
  ] as const)('D3-130: of what is unpaid, and %s, says that it ends at once', async (_, change) => {
    await show({ own: paidMembership(change), user: unlimited })
    await expect
      .element(
        page.getByText(
          'Your last payment failed, so your membership ends at once. Everything in your vault stays yours.',
        ),
      )
      .toBeVisible()
    await button('Cancel subscription').click()
    await expect
      .element(
        page
          .getByRole('alertdialog')
          .getByText('Are you sure you want to cancel your subscription? It ends at once.'),
      )
      .toBeVisible()
  })

  test('D3-130: that failed says so, with where to write', async () => {
    await show(
      { own: paidMembership() },
      responds(memberships.cancelMembership, () => Promise.reject(new Refused('PAYMENT_IN_PROGRESS'))),
    )
    await button('Cancel subscription').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await expect.element(page.getByText(/^We're sorry, there was an error unsubscribing you\./)).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'help@vitrine.example' }))
      .toBeVisible()
  })

  test('a change that waits for the next billing date can be taken back', async () => {
    let own = paidMembership({
      pendingChange: { product: 'Marks', ratePlan: 'marks-monthly', date: '2026-12-24T00:00:00.000Z' },
    })
    await show(
      { own },
      responds(memberships.readMembership, () => own),
      responds(memberships.withdrawChange, () => {
        own = paidMembership()
        return { success: true as const }
      }),
    )
    await expect.element(page.getByText(/Your plan changes to Marks on/)).toBeVisible()
    await button('Keep Unlimited').click()
    await expect.element(page.getByText('Your subscription has been updated')).toBeVisible()
    await expect.element(page.getByText(/Your plan changes to Marks on/)).not.toBeInTheDocument()
  })
})
