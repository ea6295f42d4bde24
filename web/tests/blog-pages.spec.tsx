import { searchPosts, readBlogOverview, readPost } from '@vitrine/contracts/blog/endpoints'
import { describe, expect, it } from 'vitest'
import { postMeta } from '../app/features/blog/post-meta.ts'
import * as articleRoute from '../app/routes/blog-article.tsx'
import * as searchRoute from '../app/routes/blog-search.tsx'
import * as frontRoute from '../app/routes/blog.tsx'
import { aBlogOverview, aPost, aPostCard, blogResponse } from './a-post.ts'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { renderRoute } from './render-route.tsx'

const RESULTS = '/articles/searchResults'

const renderResults = (path: string, respond: () => Response) =>
  renderRoute(searchRoute, path, {}, createFixtureApi({ [searchPosts.path]: respond }))

describe('the results of the Blog', () => {
  it('D1-057: list posts with day, length and author, and link each to its page', async () => {
    const { status, html, text } = await renderResults(RESULTS, () =>
      Response.json(
        blogResponse([aPostCard(), aPostCard({ id: 8, kind: 'media', title: 'In pictures' })], { total: 15 }),
      ),
    )
    expect(status).toBe(200)
    expect(html).toContain('href="/articles/reading-a-hallmark"')
    for (const words of [
      '15 posts',
      'Mar 04, 2026 · 4 min read · Ada Bell',
      'Four or five small stamps',
      'Media · Mar 04, 2026',
      'Metals 12',
      '2025 1',
    ])
      expect(text).toContain(words)
  })

  it('D1-057: are a form that works without scripts, and keep what was asked', async () => {
    const { html, text } = await renderResults(
      `${RESULTS}?q=silver&categories=media&inventory_topic=metals&f.year=2026`,
      () => Response.json(blogResponse([aPostCard()])),
    )
    expect(html).toMatch(/<form[^>]*action="\/articles\/searchResults"[^>]*method="get"/)
    expect(html).toMatch(/<input type="hidden" name="q" value="silver"\/>/)
    expect(html).toMatch(/name="inventory_topic"[^>]*checked=""[^>]*value="metals"/)
    expect(text).toContain('1 media post for silver')
    for (const name of ['Media', 'Metals', '2026'])
      expect(html).toContain(`aria-label="Remove the filter ${name}"`)
  })

  it('without any say so, and lead on', async () => {
    const { text, html } = await renderResults(`${RESULTS}?q=zzz&f.year=1999`, () =>
      Response.json(blogResponse([])),
    )
    expect(text).toContain('There are no results for zzz')
    expect(html).toMatch(/href="\/articles\/searchResults\?q=zzz"[^>]*>Search without filters/)
    expect(html).toMatch(/href="\/articles"[^>]*>Browse the/)
  })

  it('of a text that stands nowhere are close spellings', async () => {
    const { text, html } = await renderResults(`${RESULTS}?q=hallmrak`, () =>
      Response.json(
        blogResponse([], {
          understood: { kind: 'guessed', used: 'hallmark' },
          closeSpellings: [{ ...aPostCard(), highlights: { title: [] } }],
        }),
      ),
    )
    expect(text).toContain('Nothing for “hallmrak”. Close spellings:')
    expect(html).toMatch(/href="\/articles\/searchResults\?q=hallmark"/)
  })

  it('that cannot be searched keep their page, with the failure’s status', async () => {
    const { status, headers, text } = await renderResults(RESULTS, () => refusal('SEARCH_UNAVAILABLE'))
    expect([status, headers.get('retry-after'), text.includes('Try again')]).toEqual([503, '15', true])
  })
})

describe('the landing page of the Blog', () => {
  const render = (respond: () => Response) =>
    renderRoute(frontRoute, '/articles', {}, createFixtureApi({ [readBlogOverview.path]: respond }))

  it('leads to the newest posts, to media posts, topics and authors', async () => {
    const { html, text } = await render(() => Response.json(aBlogOverview()))
    for (const words of [
      '15 posts for everybody to read',
      'Reading a hallmark',
      'Pontil marks in pictures',
      'Old screws',
    ])
      expect(text).toContain(words)
    for (const to of [
      RESULTS,
      `${RESULTS}?categories=media`,
      `${RESULTS}?inventory_topic=metals`,
      `${RESULTS}?f.author=ada-bell`,
      '/newsletter-landing-page',
    ])
      expect(html).toContain(`href="${to}"`)
  })

  it('says that there is nothing yet', async () => {
    expect(
      (
        await render(() =>
          Response.json(
            aBlogOverview({ total: 0, topics: [], authors: [], recent: [], media: [], notable: [] }),
          ),
        )
      ).text,
    ).toContain('There are no posts yet.')
  })
})

describe('the page of a post', () => {
  const render = (changes: object = {}) =>
    renderRoute(
      articleRoute,
      '/articles/reading-a-hallmark',
      { url: 'reading-a-hallmark' },
      createFixtureApi({ [readPost.path]: () => Response.json({ article: aPost(changes) }) }),
    )

  it('has its text, who wrote it, its topics, what stands beside it and related posts', async () => {
    const { html, text } = await render()
    for (const words of [
      'Reading a hallmark',
      'Mar 04, 2026 · 4 min read · Ada Bell',
      'The lion',
      'It walks to the left.',
      'Since 1544',
      'Written by Ada Bell , Silver specialist',
      'Previous post Polish less',
      'Screws tell time',
    ])
      expect(text).toContain(words)
    for (const to of [
      '/articles',
      `${RESULTS}?inventory_topic=silver`,
      '/dictionary/authors/ada-bell',
      '/articles/polish-less',
    ])
      expect(html).toContain(`href="${to}"`)
    expect(html).toContain('alt="A drawing of five stamps"')
    expect(text).not.toContain('updated')
    expect((await render({ updatedAt: '2026-05-06T00:00:00.000Z' })).text).toContain('updated May 06, 2026')
  })

  it('of a video is a link to it, and no frame', async () => {
    const { html } = await render({ kind: 'media', mediaLink: 'https://vimeo.com/12345' })
    expect(html).toMatch(
      /href="https:\/\/vimeo\.com\/12345" target="_blank" rel="noopener noreferrer"[^>]*>Watch or listen at /,
    )
    expect(html).not.toContain('<iframe')
  })

  it('that was renamed moves for good to its own', async () => {
    const api = createFixtureApi({
      [readPost.path]: () => Response.json({ movedTo: '/articles/hallmarks' }),
    })
    await expect(renderRoute(articleRoute, '/articles/old', { url: 'old' }, api)).rejects.toMatchObject({
      status: 301,
      headers: new Headers({ location: '/articles/hallmarks' }),
    })
  })

  it('that there is none is the not-found page', async () => {
    await expect(
      renderRoute(
        articleRoute,
        '/articles/none',
        { url: 'none' },
        createFixtureApi({ [readPost.path]: () => refusal('NOT_FOUND') }),
      ),
    ).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('is told to machines as an article with its day, its author and its picture', () => {
    const told = JSON.stringify(postMeta([], aPost()))
    expect(told).toContain('"@type":"Article","headline":"Reading a hallmark"')
    expect(told).toContain('"datePublished":"2026-03-04"')
    expect(told).toContain(
      '"author":{"@type":"Person","name":"Ada Bell","url":"/dictionary/authors/ada-bell"}',
    )
  })
})

it.each([
  ['the landing page', frontRoute],
  ['the results', searchRoute],
  ['a post', articleRoute],
])('%s of the Blog names its feed', (_, { links }) => {
  expect(links()).toEqual([
    { rel: 'alternate', type: 'application/atom+xml', title: 'Vitrine Blog', href: '/articles/feed.xml' },
  ])
})
