import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { readEmailPreferences } from '@vitrine/contracts/newsletter/endpoints'
import type { EmailPreferences } from '@vitrine/contracts/newsletter/schemas'
import { describe, expect, it } from 'vitest'
import { accountTabs, tabPath } from '../app/features/account/tabs.ts'
import { clientLoader, default as NewsletterSettings } from '../app/routes/account-newsletter-settings.tsx'
import { aUser } from './a-user.ts'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { renderRoute } from './render-route.tsx'

const PATH = '/app/accountSettings/newsletterSettings'
const preferences: EmailPreferences = {
  newsletter: 'SUBSCRIBED',
  events: 'UNSUBSCRIBED',
  promotions: 'SUBSCRIBED',
  updates: 'UNSUBSCRIBED',
  isSuppressed: false,
}

async function page(
  changes: Partial<EmailPreferences> = {},
  { emailVerified = true, response = () => Response.json({ ...preferences, ...changes }) } = {},
) {
  const api = createFixtureApi({
    [readUserDetails.path]: () => Response.json({ ...aUser(), emailVerified }),
    [readEmailPreferences.path]: response,
  })
  // It has no loader of the server: nothing of a member is rendered there.
  return await renderRoute({ loader: clientLoader, default: NewsletterSettings }, PATH, {}, api)
}

/** The name of each switch and whether it is on. */
function switchesOf(html: string): [string | undefined, boolean][] {
  return html
    .split('<li')
    .slice(1)
    .map((row) => [/-name"[^>]*>([^<]+)/.exec(row)?.[1], /<input[^>]*role="switch"[^>]*checked=""/.test(row)])
}

describe('the email preferences', () => {
  it('D3-096: are a tab of the account, and hold four categories as the server has them', async () => {
    expect(accountTabs.map(tabPath)).toContain(PATH)
    const { html, text } = await page()
    expect(switchesOf(html)).toEqual([
      ['Newsletter', true],
      ['Events', false],
      ['Promotions', true],
      ['Updates', false],
    ])
    expect(text).toContain('ana @vitrine .example')
    expect(text).not.toContain('not confirmed')
  })

  it('tell a member whose address is not confirmed that a link comes first', async () => {
    expect((await page({}, { emailVerified: false })).text).toContain('This email is not confirmed yet.')
  })

  it('tell whose mails came back that none goes there, and switch nothing on, but off', async () => {
    const { html, text } = await page({ isSuppressed: true })
    expect(text).toContain('We do not send newsletters to this email')
    const disabled = html
      .split('<li')
      .slice(1)
      .map((row) => /<input[^>]*disabled=""/.test(row))
    expect(disabled).toEqual([false, true, false, true])
  })

  it.each([
    ['NEWSLETTER_UNAVAILABLE', 'Newsletter service is temporarily down. Please try again later.'],
    [
      'UNEXPECTED',
      'There was a problem with your request. Please refresh the page and try again or contact Support.',
    ],
  ] as const)('D3-099: that cannot be read for %s say so in the documented words', async (code, words) => {
    const { html, text } = await page({}, { response: () => refusal(code) })
    expect(text.replace(' Support .', ' Support.')).toContain(words)
    expect(switchesOf(html)).toEqual([])
  })

  it('send a visitor to log in, and back', async () => {
    const redirected = renderRoute(
      { loader: clientLoader, default: NewsletterSettings },
      PATH,
      {},
      createFixtureApi(),
    )
    await expect(redirected).rejects.toSatisfy(
      (response: Response) =>
        response.headers.get('location') === `/login/auth?parentUrl=${encodeURIComponent(PATH)}`,
    )
  })
})
