import { expect, type Page } from '@playwright/test'
import { verifyEmail } from '@vitrine/contracts/identity/account-endpoints'
import * as newsletterEndpoints from '@vitrine/contracts/newsletter/endpoints'
import { expectNothingForAxe } from '../support/accessibility.ts'
import { newAccount, signIn } from '../support/accounts.ts'
import { hold } from '../support/calls.ts'
import { linkIn } from '../support/mail-links.ts'
import { mailTest as test } from '../support/mails.ts'
import { nobody, open } from './words.ts'

const LANDING = '/newsletter-landing-page'
const SUCCESS = "Success, you've been signed up! Please look for our confirmation email."
const subscribeCall = `**${newsletterEndpoints.subscribe.path}`
const changeCall = `**${newsletterEndpoints.readEmailPreferences.path}/*`

async function fill(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Your Name').fill(name)
  await page.getByLabel('Your Email').fill(email)
}

const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true }).click()

test(
  'D1-020, D1-131, D1-133, D1-140: from the landing page by the mailed link to a subscription, which a look at the page alone does not begin',
  { tag: '@any-width' },
  async ({ page, request, mails }) => {
    const email = nobody()
    const calls: unknown[] = []
    page.on(
      'request',
      (sent) =>
        void (sent.url().endsWith(newsletterEndpoints.subscribe.path) && calls.push(sent.postDataJSON())),
    )
    await open(page, LANDING)

    // D1-136 … D1-140: each text at its field, and nothing is sent.
    await subscribe(page)
    await expect(page.getByText('Username must not be empty')).toBeVisible()
    await expect(page.getByText('Email must not be empty')).toBeVisible()
    await expect(page.getByLabel('Your Name')).toBeFocused()
    await fill(page, 'Madonna', 'a@')
    await subscribe(page)
    await expect(page.getByText('Please provide your full name')).toBeVisible()
    await expect(page.getByText('Email is invalid')).toBeVisible()
    await fill(page, 'A Smith', email)
    await subscribe(page)
    await expect(
      page.getByText('Please provide a valid name and last name ( at least 2 characters each )'),
    ).toBeVisible()
    await expectNothingForAxe(page)
    expect(calls).toEqual([])

    await fill(page, 'Anna  Maria   Lopez', email)
    await subscribe(page)
    await expect(page.getByText(SUCCESS, { exact: true })).toBeFocused()
    expect(calls).toEqual([{ firstName: 'Anna Maria', lastName: 'Lopez', email, source: 'landing-page' }])

    // The link's page asks; opening it, as mail programs do ahead of their reader, changes nothing.
    const confirmation = linkIn(await mails.latest(email, 'confirm-subscription'), '/newsletter/confirm')
    for (let look = 0; look < 2; look += 1)
      expect(await (await request.get(confirmation)).text()).toContain('Yes, subscribe me')
    await open(page, confirmation)
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  },
)

test(
  'D1-135, D3-098, D3-100: whoever is subscribed ends it with one click of a mail program, or on the page, which asks first',
  { tag: '@any-width' },
  async ({ page, request, mails, playwright, baseURL }) => {
    const account = await newAccount(request)
    await request.post(verifyEmail.path, {
      data: {
        token: new URL(
          linkIn(await mails.latest(account.email, 'verify-email'), '/login/verify-email'),
          baseURL,
        ).searchParams.get('token'),
      },
    })
    await signIn(request, account)
    const states = async () => await (await request.get(newsletterEndpoints.readEmailPreferences.path)).json()
    const switchOn = async (category: string) =>
      expect(
        (
          await request.put(`${newsletterEndpoints.readEmailPreferences.path}/${category}?value=SUBSCRIBED`)
        ).status(),
      ).toBe(200)
    await switchOn('newsletter')
    await switchOn('events')
    // Asked for once more, the owner is told by mail that there is nothing left to do; that mail carries the
    // link.
    await request.post(newsletterEndpoints.subscribe.path, {
      data: { firstName: 'Anna', lastName: 'Lopez', email: account.email, source: 'landing-page' },
    })
    const link = linkIn(await mails.latest(account.email, 'already-subscribed'), '/newsletter/unsubscribe')

    // RFC 8058: a bare post from elsewhere, without a cookie.
    const program = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    expect(await (await program.get(link)).text()).toContain('Unsubscribe from all mailings')
    expect(await states()).toMatchObject({ newsletter: 'SUBSCRIBED', events: 'SUBSCRIBED' })
    expect((await program.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
    await program.dispose()
    expect(await states()).toMatchObject({ newsletter: 'UNSUBSCRIBED', events: 'SUBSCRIBED' })

    await switchOn('newsletter')
    await open(page, link)
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
    await expect(
      page.getByText("You've been unsubscribed from our mailing list.", { exact: true }),
    ).toBeVisible()
    await expectNothingForAxe(page)
    expect(await states()).toMatchObject({ newsletter: 'UNSUBSCRIBED', events: 'SUBSCRIBED' })
    await page.getByRole('button', { name: 'Unsubscribe from all mailings' }).click()
    await expect.poll(async () => (await states()).events).toBe('UNSUBSCRIBED')
  },
)

test(
  'D1-120, D1-132, D1-133, D1-142: the form of an author’s page says where it stood, tells what the server refused and keeps what was typed',
  { tag: '@any-width' },
  async ({ page, mails }) => {
    const email = nobody()
    await open(page, '/dictionary/authors/ines-carvalho')
    await fill(page, 'Anna Lopez', email)
    const refused = (field: string, errorMessage: string) => ({ field, errorCode: 'invalid', errorMessage })
    const responses = [
      { status: 503, json: {} },
      { status: 400, json: { errorCode: 'VALIDATION_FAILED', message: 'x' } },
      {
        status: 400,
        json: {
          errorCode: 'VALIDATION_FAILED',
          message: 'x',
          errors: [
            refused('email', 'The email is not welcome.'),
            refused('lastName', 'The last name is not welcome.'),
          ],
        },
      },
    ]
    await page.route(
      subscribeCall,
      async (route) => await (responses.length > 0 ? route.fulfill(responses.shift()) : route.continue()),
    )
    await subscribe(page)
    await expect(
      page.getByText('Newsletter service is temporarily down. Please try again later.', { exact: true }),
    ).toBeVisible()
    await subscribe(page)
    await expect(
      page.getByText('There was an error! Your subscription has not been established.', { exact: true }),
    ).toBeVisible()
    await subscribe(page)
    await expect(page.getByText('The last name is not welcome.')).toBeVisible()
    await expect(page.getByText('The email is not welcome.')).toHaveCount(0)
    await expect(page.getByText('Oops, something went wrong.')).toHaveCount(0)
    await expect(page.getByLabel('Your Email')).toHaveValue(email)
    const sent = page.waitForRequest(subscribeCall)
    await subscribe(page)
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Anna',
      lastName: 'Lopez',
      email,
      source: 'dictionary-article-author',
    })
    await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible()
    await mails.latest(email, 'confirm-subscription')
  },
)

test(
  'D3-096 to D3-100: a member’s four switches hold at once, wait for a link until the address is confirmed, and go back when they are not kept',
  { tag: '@any-width' },
  async ({ page, request, mails, baseURL }) => {
    const account = await newAccount(request)
    await signIn(page.request, account)
    await open(page, '/app/accountSettings/newsletterSettings')
    const switches = page.getByRole('switch')
    await expect(switches).toHaveCount(4)
    for (const name of ['Newsletter', 'Events', 'Promotions', 'Updates'])
      await expect(page.getByRole('switch', { name })).not.toBeChecked()
    await expect(page.getByText('This email is not confirmed yet.')).toBeVisible()

    const events = page.getByRole('switch', { name: 'Events' })
    const release = await hold(page, changeCall)
    await events.click()
    await expect(events).toBeChecked()
    await release()
    await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible()
    await expect(events).not.toBeChecked()
    await open(page, linkIn(await mails.latest(account.email, 'confirm-subscription'), '/newsletter/confirm'))
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()

    const token = new URL(
      linkIn(await mails.latest(account.email, 'verify-email'), '/login/verify-email'),
      baseURL,
    ).searchParams.get('token')
    await request.post(verifyEmail.path, { data: { token } })
    await open(page, '/app/accountSettings/newsletterSettings')
    await expect(events).toBeChecked()
    await expect(page.getByText('This email is not confirmed yet.')).toHaveCount(0)
    await events.click()
    await expect(page.getByText('Unsubscribed from Events', { exact: true })).toBeVisible()

    const newsletter = page.getByRole('switch', { name: 'Newsletter' })
    await newsletter.click()
    await expect(
      page.getByText('Congratulations! You have subscribed to the newsletter.', { exact: true }),
    ).toBeVisible()
    await expectNothingForAxe(page)
    for (const [status, words, advice] of [
      [503, 'Newsletter service is temporarily down.', 'Please try again later.'],
      [
        500,
        'There was a problem with your request.',
        'Please refresh the page and try again or contact Support.',
      ],
    ] as const) {
      await page.route(changeCall, (route) => route.fulfill({ status, json: {} }))
      await newsletter.click()
      await expect(page.getByText(words, { exact: true })).toBeVisible()
      await expect(page.getByText(advice, { exact: true })).toBeVisible()
      await expect(newsletter).toBeChecked()
      await page.unroute(changeCall)
    }
    await newsletter.press('Space')
    await expect(
      page.getByText("You've been unsubscribed from our mailing list.", { exact: true }),
    ).toBeVisible()
    await expect(
      page.getByText('You will still receive emails about your account and your purchases.'),
    ).toBeVisible()
    await page.reload()
    await expect(switches).toHaveCount(4)
    for (const one of await switches.all()) await expect(one).not.toBeChecked()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'D1-144: the landing page’s form and the pages of its mail’s link are plain forms',
    { tag: '@any-width' },
    async ({ page, mails }) => {
      const email = nobody()
      await page.goto(LANDING)
      await fill(page, 'Madonna', email)
      await subscribe(page)
      await expect(page.getByText('Please provide your full name')).toBeVisible()
      await expect(page.getByLabel('Your Email')).toHaveValue(email)
      await page.getByLabel('Your Name').fill('Anna Lopez')
      await subscribe(page)
      await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible()
      await page.goto(linkIn(await mails.latest(email, 'confirm-subscription'), '/newsletter/confirm'))
      await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
      await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
    },
  )
})
