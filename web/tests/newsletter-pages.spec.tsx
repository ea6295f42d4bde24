import {
  readLatestIssue,
  readConfirmation,
  readUnsubscription,
} from '@vitrine/contracts/newsletter/endpoints'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import * as authorRoute from '../app/routes/dictionary-author.tsx'
import * as confirmRoute from '../app/routes/newsletter-confirm.tsx'
import * as landingRoute from '../app/routes/newsletter-landing-page.tsx'
import * as unsubscribeRoute from '../app/routes/newsletter-unsubscribe.tsx'
import { transportContext } from '../app/shared/api/queries.ts'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { authors } from './fixture-data.ts'
import { renderRoute } from './render-route.tsx'

const issue = {
  subject: 'Foot rings, and what they tell',
  intro: 'Turn it over.\n\nThen look again.',
  sentAt: '2026-03-04T05:06:07.000Z',
  articles: [
    { title: 'Foot ring', url: '/dictionary/foot-ring', description: 'What a pot stands on.', thumbnail: '' },
  ],
}

describe('the newsletter form', () => {
  it('D1-120: stands on an author’s page with its three texts, and posts to that page without scripts', async () => {
    const url = authors[0]?.url ?? ''
    const { html, text } = await renderRoute(
      authorRoute,
      `/dictionary/authors/${url}`,
      { authorUrl: url },
      createFixtureApi(),
    )
    for (const words of ['Your Name', 'Your Email', 'Subscribe']) expect(text).toContain(words)
    expect(html).toMatch(/<form[^>]*method="post"/)
    expect(html).toMatch(/<input[^>]*name="name"/)
    expect(html).toMatch(/<input[^>]*name="email"/)
  })
})

describe('a form that was sent without scripts', () => {
  it.each([
    ['an author’s page', authorRoute.action, 'dictionary-article-author'],
    ['the landing page', landingRoute.action, 'landing-page'],
  ] as const)('D1-132: says where it stood: %s', async (_, action, source) => {
    const sent: unknown[] = []
    const context = new RouterContextProvider()
    context.set(transportContext, async (path, { method, body }) => {
      sent.push([method, path, JSON.parse(String(body))])
      return Response.json({ success: true })
    })
    const request = new Request('http://site.invalid/', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Anna  Maria   Lopez', email: 'anna@example.com' }),
    })
    await action({ request, context, params: {} } as never)
    expect(sent).toEqual([
      [
        'POST',
        '/api/v1/account-settings/newsletter',
        { firstName: 'Anna Maria', lastName: 'Lopez', email: 'anna@example.com', source },
      ],
    ])
  })
})

describe('the landing page of the newsletter', () => {
  it('D1-144: has the form, and the latest issue to read', async () => {
    const { status, text, html } = await renderRoute(
      landingRoute,
      '/newsletter-landing-page',
      {},
      createFixtureApi({ [readLatestIssue.path]: () => Response.json({ issue }) }),
    )
    expect(status).toBe(200)
    for (const words of [
      'Your Name',
      'Your Email',
      'Subscribe',
      issue.subject,
      'Mar 04, 2026',
      'Turn it over.',
      'Then look again.',
    ])
      expect(text).toContain(words)
    expect(html).toContain('href="/dictionary/foot-ring"')
  })

  it('D1-144: stands before the first issue, with entries to look at, and while issues cannot be read', async () => {
    const before = await renderRoute(landingRoute, '/newsletter-landing-page', {}, createFixtureApi())
    expect(before.text).toContain('Issues link to entries like these.')
    expect(before.html.match(/href="\/dictionary\/[^"]+"/g)).toHaveLength(4)
    const away = await renderRoute(
      landingRoute,
      '/newsletter-landing-page',
      {},
      createFixtureApi({ [readLatestIssue.path]: () => refusal('UNEXPECTED') }),
    )
    expect([away.status, away.text.includes('Your Name')]).toEqual([200, true])
  })
})

describe('the pages of mailed links', () => {
  it.each([
    ['open', 'Yes, subscribe me'],
    ['confirmed', 'You are subscribed'],
    ['used', 'This link has already been used'],
    ['none', 'This link no longer works'],
  ])('a confirmation that is %s says %j', async (state, words) => {
    const { text } = await renderRoute(
      confirmRoute,
      '/newsletter/confirm?key=x',
      {},
      createFixtureApi({
        [readConfirmation.path]: () =>
          Response.json({ state, category: state === 'none' ? null : 'newsletter' }),
      }),
    )
    expect(text).toContain(words)
  })

  it.each([
    ['newsletter', 'Do you want to get the Vitrine newsletter at this email?'],
    ['events', 'Do you want to get our emails about events at this email?'],
  ])('asks for what the link is for: %s', async (category, words) => {
    const { text } = await renderRoute(
      confirmRoute,
      '/newsletter/confirm?key=x',
      {},
      createFixtureApi({
        [readConfirmation.path]: () => Response.json({ state: 'open', category }),
      }),
    )
    expect(text).toContain(words)
  })

  it('asks before it ends a subscription, and names the category', async () => {
    const api = createFixtureApi()
    const { text, html } = await renderRoute(
      unsubscribeRoute,
      '/newsletter/unsubscribe?key=x&category=events',
      {},
      api,
    )
    expect(text).toContain('Stop Events emails?')
    expect(html).toMatch(/<form[^>]*method="post"/)
    expect(api.asked).toEqual(['/api/v1/newsletter/unsubscription?key=x&category=events'])
  })

  it('says of a key that is none of ours that nothing has been ended, and leads on', async () => {
    const { status, text, html } = await renderRoute(
      unsubscribeRoute,
      '/newsletter/unsubscribe?key=x&category=newsletter',
      {},
      createFixtureApi({ [readUnsubscription.path]: () => refusal('LINK_UNKNOWN') }),
    )
    expect(status).toBe(404)
    expect(text).toContain('This link is incomplete')
    expect(text).toContain('You are still subscribed')
    for (const way of ['/app/accountSettings/newsletterSettings', '/about-contact'])
      expect(html).toContain(`href="${way}"`)
    expect(html).not.toMatch(/<button[^>]*>Unsubscribe/)
  })

  it.each(['', '&category=even', '&category=', '&category=events&category=events'])(
    'takes no link for whole that lost its category, and asks nobody: %j',
    async (end) => {
      const api = createFixtureApi()
      const { status, text } = await renderRoute(
        unsubscribeRoute,
        `/newsletter/unsubscribe?key=x${end}`,
        {},
        api,
      )
      expect([status, text.includes('This link is incomplete'), api.asked]).toEqual([404, true, []])
    },
  )

  it('leads whoever has unsubscribed since to the form, or to the switches', async () => {
    const used = async (category: string) =>
      (
        await renderRoute(
          confirmRoute,
          '/newsletter/confirm?key=x',
          {},
          createFixtureApi({
            [readConfirmation.path]: () => Response.json({ state: 'used', category }),
          }),
        )
      ).html
    expect(await used('newsletter')).toContain('href="/newsletter-landing-page"')
    expect(await used('events')).toContain('href="/app/accountSettings/newsletterSettings"')
  })

  it('says in the documented words that it is ended, and what goes on', async () => {
    const { text } = await renderRoute(
      unsubscribeRoute,
      '/newsletter/unsubscribe?key=x&category=newsletter',
      {},
      createFixtureApi({
        [readUnsubscription.path]: () => Response.json({ category: 'newsletter', state: 'UNSUBSCRIBED' }),
      }),
    )
    expect(text).toContain("You've been unsubscribed from our mailing list.")
    expect(text).toContain('You will still receive emails about your account')
  })
})
