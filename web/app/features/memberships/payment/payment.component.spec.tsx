import { BILLING_UNAVAILABLE, WRONG_AMOUNT_TAKEN } from '@vitrine/contracts/memberships/failure-words'
import { readSubscriptionStatus, readUserDetails } from '@vitrine/contracts/identity/endpoints'
import * as memberships from '@vitrine/contracts/memberships/endpoints'
import type { Checkout } from '@vitrine/contracts/memberships/schemas'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPlan } from '../../../../tests/a-membership.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const PATH = '/app/accountSettings/payment/k1'
const aCheckout = (change: Partial<Checkout> = {}): Checkout => ({
  state: 'open',
  purpose: 'trial',
  ratePlan: aPlan(),
  amountDueNow: '0.00',
  hostedPage: null,
  redirectUrl: null,
  message: '',
  ...change,
})
const status = responds(readSubscriptionStatus, () => Promise.reject(new Refused('SERVICE_UNAVAILABLE')))
const show = async (checkout: Checkout | (() => Checkout), path = PATH, ...responders: Responder[]) =>
  await openSite(
    path,
    ...responders,
    status,
    responds(readUserDetails, () => aUser()),
    responds(memberships.readCheckout, () => (typeof checkout === 'function' ? checkout() : checkout)),
  )

afterEach(() => {
  delete window.Z
})

describe('the payment page', () => {
  test('draws the provider’s form, submits it by our own button and hands on what our callback page was told', async () => {
    let rendered = () => {}
    const library = {
      render: vi.fn(),
      submit: vi.fn(),
      runAfterRender: (callback: () => void) => (rendered = callback),
    }
    window.Z = library
    const { asked } = await show(
      aCheckout({
        hostedPage: {
          libraryUrl: 'https://pay.example/zuora-min.js',
          parameters: { id: 'page-1', token: 't' },
        },
      }),
      PATH,
      responds(memberships.completeCheckout, () => aCheckout({ state: 'done' })),
    )
    await expect.element(page.getByText('Nothing is charged during the first 7 days.')).toBeVisible()
    // What is submitted before the form is there would be lost.
    await expect.element(page.getByRole('button', { name: 'Loading the payment form…' })).toBeDisabled()
    await expect.poll(() => library.render.mock.calls.length).toBe(1)
    rendered()
    await page.getByRole('button', { name: 'Save payment method' }).click()
    await expect.poll(() => library.submit).toHaveBeenCalledOnce()
    expect(library.render.mock.calls[0]?.[0]).toEqual({
      id: 'page-1',
      token: 't',
      style: 'inline',
      submitEnabled: 'false',
      signatureType: 'advanced',
      field_passthrough1: 'k1',
    })
    expect(await violationsIn('main')).toEqual([])
    const parameters = [
      { name: 'success', value: 'true' },
      { name: 'refId', value: 'r' },
      { name: 'field_passthrough1', value: 'k1' },
    ]
    window.postMessage(
      { kind: 'vitrine-payment', parameters: [{ name: 'field_passthrough1', value: 'another' }] },
      location.origin,
    )
    window.postMessage({ kind: 'vitrine-payment', parameters }, location.origin)
    await expect
      .element(page.getByText('Your free trial has begun. Enjoy the next seven days!'))
      .toHaveFocus()
    expect(
      asked.filter(({ path }) => path.endsWith('/complete')).map(({ path, body }) => [path, body]),
    ).toEqual([['/api/v1/memberships/checkouts/k1/complete', { parameters }]])
  })

  test('hands on what another company’s page came back with', async () => {
    const { asked } = await show(
      aCheckout(),
      `${PATH}?refno=7&order-ext-ref=k1&signature=s`,
      responds(memberships.completeCheckout, () => aCheckout({ state: 'waiting' })),
    )
    await expect
      .element(page.getByText(/We are still waiting for your payment to be confirmed/))
      .toBeVisible()
    expect(asked.find(({ path }) => path.endsWith('/complete'))?.body).toEqual({
      parameters: [
        { name: 'refno', value: '7' },
        { name: 'order-ext-ref', value: 'k1' },
        { name: 'signature', value: 's' },
      ],
    })
  })

  test('that came back from another company’s page never leads to paying once more, and asks again by itself and by its button', async () => {
    let state: Checkout['state'] = 'open'
    let completions = 0
    const { asked } = await show(
      () => aCheckout({ state, purpose: 'purchase', redirectUrl: 'https://pay.example/buy' }),
      `${PATH}?refno=7&order-ext-ref=k1&signature=s`,
      responds(memberships.completeCheckout, () => {
        if (completions++ === 0) throw new Refused('BILLING_UNAVAILABLE')
        return aCheckout({ state, purpose: 'purchase', redirectUrl: 'https://pay.example/buy' })
      }),
    )
    await expect
      .element(
        page.getByText(
          /We are still waiting for your payment to be confirmed\. You will not be charged twice\./,
        ),
      )
      .toBeVisible()
    await expect.element(page.getByText(/Nothing was charged/)).not.toBeInTheDocument()
    expect(await violationsIn('main')).toEqual([])
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect.poll(() => asked.filter(({ path }) => path.endsWith('/complete')).length).toBe(2)
    await expect.element(page.getByRole('button', { name: 'Ask again' })).toBeEnabled()
    await expect.element(page.getByRole('link', { name: 'Continue to payment' })).not.toBeInTheDocument()
    state = 'done'
    await expect
      .element(page.getByText('Your subscription has been updated'), { timeout: 10_000 })
      .toBeVisible()
  })

  test('hands a form’s return on again where that failed, and says what a refusal says', async () => {
    window.Z = { render: vi.fn(), submit: vi.fn(), runAfterRender: (callback: () => void) => callback() }
    const failures: ('BILLING_UNAVAILABLE' | 'STATUS_CONFLICT')[] = ['BILLING_UNAVAILABLE', 'STATUS_CONFLICT']
    await show(
      aCheckout({ hostedPage: { libraryUrl: 'https://pay.example/zuora-min.js', parameters: {} } }),
      PATH,
      responds(memberships.completeCheckout, () => {
        const failure = failures.shift()
        if (failure) throw new Refused(failure)
        return aCheckout({ state: 'done' })
      }),
    )
    await expect.element(page.getByRole('button', { name: 'Save payment method' })).toBeEnabled()
    window.postMessage(
      {
        kind: 'vitrine-payment',
        parameters: [
          { name: 'success', value: 'true' },
          { name: 'field_passthrough1', value: 'k1' },
        ],
      },
      location.origin,
    )
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent('Payments are not available at the moment. Nothing was charged.')
    // The form has been used: its button would do nothing.
    await expect.element(page.getByRole('button', { name: 'Save payment method' })).not.toBeInTheDocument()
    expect(await violationsIn('main')).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent('The current status does not allow this.')
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Go to my membership' }))
      .toHaveAttribute('href', '/app/accountSettings/subscription')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect
      .element(page.getByText('Your free trial has begun. Enjoy the next seven days!'))
      .toBeVisible()
  })

  test('says so where the form takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    window.Z = { render: vi.fn(), submit: vi.fn(), runAfterRender: vi.fn() }
    await show(aCheckout({ hostedPage: { libraryUrl: 'https://pay.example/zuora-min.js', parameters: {} } }))
    await expect.element(page.getByRole('button', { name: 'Loading the payment form…' })).toBeDisabled()
    vi.advanceTimersByTime(15_000)
    await expect
      .element(
        page.getByText(
          'The payment form takes longer than usual. Nothing was charged. You can wait, or reload the page.',
        ),
      )
      .toBeVisible()
  })

  test('asks until the outcome is known', async () => {
    let state: Checkout['state'] = 'waiting'
    await show(() => aCheckout({ state, purpose: 'purchase' }))
    await expect.element(page.getByRole('heading', { name: 'Waiting for Your Payment' })).toBeVisible()
    state = 'done'
    await expect
      .element(page.getByText('Your subscription has been updated'), { timeout: 10_000 })
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Go to my membership' }))
      .toHaveAttribute('href', '/app/accountSettings/subscription')
    await expect
      .element(page.getByRole('link', { name: 'Open my vault' }))
      .toHaveAttribute('href', '/app/vault')
  })

  test('D3-127: that bought a team leads to it, by its button and by the tab that is there from then on', async () => {
    let state: Checkout['state'] = 'waiting'
    await show(
      () => aCheckout({ state, purpose: 'purchase', ratePlan: aPlan('Enterprise', 'Monthly', '24.99') }),
      PATH,
      responds(readUserDetails, () =>
        state === 'done' ? aUser(['ROLE_ENTERPRISE_ADMIN'], 'Active') : aUser(),
      ),
    )
    await expect.element(page.getByRole('heading', { name: 'Waiting for Your Payment' })).toBeVisible()
    await expect
      .element(
        page.getByRole('navigation', { name: 'Account settings' }).getByRole('link', { name: 'Work Team' }),
      )
      .not.toBeInTheDocument()
    state = 'done'
    await expect
      .element(page.getByRole('link', { name: 'Set up my team' }), { timeout: 10_000 })
      .toHaveAttribute('href', '/app/accountSettings/workTeams')
    await expect
      .element(
        page.getByRole('navigation', { name: 'Account settings' }).getByRole('link', { name: 'Work Team' }),
      )
      .toBeVisible()
  })

  test.each([
    ['declined', 'Your payment was declined. Please check your payment method or use another one.'],
    ['expired', 'This payment page is closed. Nothing was charged on it. Please begin again.'],
  ] as const)('that is %s says so, with the way on', async (state, text) => {
    await show(aCheckout({ state }))
    await expect.element(page.getByText(text)).toBeVisible()
    // It is part of the membership, and leads back to it.
    await expect
      .element(
        page.getByRole('navigation', { name: 'Account settings' }).getByRole('link', { name: 'Membership' }),
      )
      .toHaveAttribute('aria-current', 'true')
    expect(await violationsIn('main')).toEqual([])
    if (state === 'declined')
      await expect
        .element(page.getByRole('link', { name: 'Try again' }))
        .toHaveAttribute(
          'href',
          '/app/accountSettings/subscription?plan=unlimited-monthly&currency=USD&trial=true',
        )
  })

  test('that came to nothing for another reason than the card is not headed as a declined payment; after a wrong amount nobody is sent to pay again', async () => {
    await show(aCheckout({ state: 'declined', message: BILLING_UNAVAILABLE }))
    await expect.element(page.getByRole('heading', { name: 'Not Completed' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await show(aCheckout({ state: 'declined', message: WRONG_AMOUNT_TAKEN }))
    await expect.element(page.getByText(WRONG_AMOUNT_TAKEN)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('that was closed in another tab and paid all the same does not say that nothing was charged', async () => {
    await show(
      aCheckout({ state: 'expired', purpose: 'purchase' }),
      `${PATH}?refno=7&order-ext-ref=k1&signature=s`,
      responds(memberships.completeCheckout, () => aCheckout({ state: 'expired', purpose: 'purchase' })),
    )
    await expect
      .element(
        page.getByText(
          'This payment page had been closed when you paid on it, in another tab for example. You get back what was charged there. Please look at your membership before you pay again.',
        ),
      )
      .toBeVisible()
    await expect.element(page.getByText(/Nothing was charged/)).not.toBeInTheDocument()
  })

  test('of nobody’s checkout is a closed one, and a form that does not come says so', async () => {
    await show(
      aCheckout(),
      PATH,
      responds(memberships.readCheckout, () => Promise.reject(new Refused('NOT_FOUND'))),
    )
    await expect.element(page.getByRole('heading', { name: 'Payment Page Closed' })).toBeVisible()
    await show(aCheckout({ hostedPage: { libraryUrl: '/nowhere/zuora-min.js', parameters: {} } }))
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toMatchTextContent('The payment form could not be loaded. Nothing was charged.')
  })
})
