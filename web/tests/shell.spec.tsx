import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CategoryHeader } from '../app/features/dictionary/components/CategoryPage.tsx'
import { ErrorScreen } from '../app/features/shell/ErrorScreen.tsx'
import { NotFoundPage } from '../app/features/shell/NotFoundPage.tsx'
import { SiteFrame } from '../app/features/shell/SiteFrame.tsx'
import { StartExploring } from '../app/features/shell/StartExploring.tsx'
import { loader as rootLoader } from '../app/root.tsx'
import { createQueries, createQueryClient, queriesContext } from '../app/shared/api/queries.ts'
import { settingsContext, type SiteSettings } from '../app/shared/settings.ts'
import type { SiteFacts } from '../app/shared/site-facts.ts'
import { EmptyList } from '../app/shared/ui/EmptyList.tsx'
import { Picture } from '../app/shared/ui/Picture.tsx'
import { createFixtureApi } from './fixture-api.ts'
import { settings } from './site-settings.ts'

async function factsOf(changes: Partial<SiteSettings> = {}): Promise<SiteFacts> {
  const context = new RouterContextProvider()
  context.set(settingsContext, { ...settings, ...changes })
  context.set(queriesContext, createQueries(createFixtureApi().transport))
  return await rootLoader({ request: new Request('https://vitrine.example/'), context } as never)
}

function render(page: ReactElement, facts: SiteFacts, path = '/about'): string {
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => facts, element: page }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: facts } },
  })
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return html.replaceAll('<!-- -->', '')
}

afterEach(() => void vi.useRealTimers())

describe('the frame of every page', () => {
  it('D1-046: carries the current year', async () => {
    vi.useFakeTimers({ now: new Date('2031-03-04T12:00:00Z'), toFake: ['Date'] })
    expect(render(<SiteFrame>…</SiteFrame>, await factsOf())).toContain(
      '© 2031 Vitrine. All rights reserved.',
    )
  })

  it('D1-044, D3-072: leads to the six networks in order, and to the questions and answers', async () => {
    const html = render(<SiteFrame>…</SiteFrame>, await factsOf())
    const footer = html.slice(html.indexOf('<footer'))
    expect(
      [...footer.matchAll(/href="(https:[^"]+)" rel="external"(?: aria-label="(\w+)")?/g)].map(
        ([, href, name]) => [name, href],
      ),
    ).toEqual([
      ['Facebook', 'https://facebook.example/vitrine'],
      ['X', 'https://x.example/vitrine'],
      ['Pinterest', 'https://pinterest.example/vitrine'],
      ['YouTube', 'https://youtube.example/vitrine'],
      ['LinkedIn', 'https://linkedin.example/vitrine'],
      ['Instagram', 'https://instagram.example/vitrine'],
      [undefined, 'https://faq.vitrine.example/'],
    ])
  })

  it('shows partners, but not where somebody logs in, nor beside a failure', async () => {
    const facts = { ...(await factsOf()), partners: 9 }
    const hasPartners = (page: ReactElement, path?: string) =>
      render(page, facts, path).includes('Industry partners')
    expect([
      hasPartners(<SiteFrame>…</SiteFrame>),
      hasPartners(<SiteFrame>…</SiteFrame>, '/login/signup'),
      hasPartners(<SiteFrame isFailure>…</SiteFrame>),
    ]).toEqual([true, false, false])
  })

  it('says on paper where it was printed from, without the query', async () => {
    expect(render(<SiteFrame>…</SiteFrame>, await factsOf(), '/about?token=secret')).toContain(
      'Vitrine · https://vitrine.example/about</p>',
    )
  })

  it('D1-040, D1-055: has the search with All Categories of an empty value first; on /dictionary and its results the menu in its place', async () => {
    const facts = await factsOf()
    expect(render(<SiteFrame>…</SiteFrame>, facts)).toMatch(
      /<input type="checkbox"[^>]*name="category"[^>]*value=""[^>]*\/>All Categories/,
    )
    for (const path of ['/dictionary', '/dictionary/searchResults'])
      expect(render(<SiteFrame>…</SiteFrame>, facts, path), path).not.toContain('class="header-search"')
    for (const path of ['/dictionary/celadon', '/dictionary/c/glass'])
      expect(render(<SiteFrame>…</SiteFrame>, facts, path), path).toContain('class="header-search"')
  })
})

describe('a picture', () => {
  it('D1-047: with a relative URL comes from the asset host, any other from where it says', async () => {
    const facts = await factsOf({ assetUrl: 'https://assets.example' })
    expect(render(<Picture src="/media/vase.webp" alt="" />, facts)).toContain(
      'src="https://assets.example/media/vase.webp"',
    )
    expect(
      render(
        <CategoryHeader category={{ url: 'bowls', title: 'Bowls', description: '' }} rootUrl="glass" />,
        facts,
      ),
    ).toContain('url(https://assets.example/media/icons/glass.svg)')
    expect(render(<Picture src="https://images.vitrine.example/vase.webp" alt="" />, facts)).toContain(
      'src="https://images.vitrine.example/vase.webp"',
    )
    expect(render(<Picture src="/media/vase.webp" alt="" />, await factsOf())).toContain(
      'src="/media/vase.webp"',
    )
    const smaller =
      /srcSet="([^"]*)"/i.exec(render(<Picture src="/media/vase.webp" alt="" sizes="50vw" />, facts))?.[1] ??
      ''
    expect(smaller.split(', ').map((one) => one.split('/media/')[0])).toEqual([
      'https://assets.example',
      'https://assets.example',
      'https://assets.example',
    ])
  })
})

describe('a list with nothing in it', () => {
  const sentence = 'Sample content is being filled in. Reload this page in a moment.'

  it('says that sample content is being filled in, and no longer than that', async () => {
    const list = <EmptyList text="No results found in any category" />
    expect(render(list, await factsOf({ isFillingIn: () => true }))).toContain(sentence)
    expect(render(list, await factsOf())).not.toContain(sentence)
  })
})

describe('where there is no page', () => {
  it('D1-048: the documented words stand there, with where to write', async () => {
    const html = render(<NotFoundPage />, await factsOf())
    expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/)
    expect(html).toContain('We can find all of your antiques, but not the page you requested.')
    expect(html).toContain('href="mailto:help@vitrine.example"')
  })

  it('D1-049: a page that broke says so in the documented words, with where to write', async () => {
    const html = render(<ErrorScreen />, await factsOf())
    expect(html).toMatch(/<h1[^>]*>Something went wrong, Please try refreshing the page.<\/h1>/)
    expect(html).toContain('href="mailto:help@vitrine.example"')
  })

  it('D1-050: a list of one’s own that is empty leads to the price guide', async () => {
    expect(render(<StartExploring />, await factsOf())).toMatch(
      /<a [^>]*href="\/worthopedia"[^>]*>Start Exploring Now<\/a>/,
    )
  })
})
