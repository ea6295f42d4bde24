import type { ReactNode } from 'react'
import { listSources } from '@vitrine/contracts/partners/endpoints'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { DrawnPartners } from '../app/features/partners/components/DrawnPartners.tsx'
import { PartnersStrip } from '../app/features/partners/components/PartnersStrip.tsx'
import { drawnPartners } from '../app/features/partners/queries.ts'
import * as partnersRoute from '../app/routes/data-partners.tsx'
import * as sourceRoute from '../app/routes/source.tsx'
import { createQueryClient } from '../app/shared/api/queries.ts'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { partners } from './fixture-data.ts'
import { renderRoute } from './render-route.tsx'

describe('the page of all partners', () => {
  it('D1-146: shows each with its graphic on its color, leading to its page', async () => {
    const { status, html } = await renderRoute(partnersRoute, '/data-partners', {}, createFixtureApi())
    expect(status).toBe(200)
    expect(html).toContain('href="/source/ostermere-rooms"')
    expect(html).toMatch(
      /background-color:#CFE0D3;color:#211c15"><img src="\/media\/partners\/ostermere-rooms\.svg"/,
    )
  })

  it('without any says how to become one', async () => {
    const empty = {
      [listSources.path]: () =>
        Response.json({ items: [], meta: { total: 0, currentLimit: 0, currentOffset: 0 } }),
    }
    const { text, html } = await renderRoute(partnersRoute, '/data-partners', {}, createFixtureApi(empty))
    expect(text).toContain('Become an industry partner')
    expect(html).toContain('href="/about-contact?subject=general"')
  })

  it('that cannot be loaded keeps its page, with the failure’s status', async () => {
    const { status, text } = await renderRoute(
      partnersRoute,
      '/data-partners',
      {},
      createFixtureApi({ [listSources.path]: () => refusal('SERVICE_UNAVAILABLE') }),
    )
    expect([status, text.includes('Try again')]).toEqual([503, true])
  })
})

describe('the page of one partner', () => {
  const render = (sourceUrl: string) =>
    renderRoute(sourceRoute, `/source/${sourceUrl}`, { sourceUrl }, createFixtureApi())

  it('D1-147: says who it is, that nothing of theirs is in the records yet, and leads on', async () => {
    const { html, text } = await render('ostermere-rooms')
    expect(html).toContain('<p>Pottery.</p><p>And porcelain.</p>')
    expect(text).toContain('Each sold item in the price guide names its source')
    expect(html).toMatch(/href="https:\/\/ostermere\.example\/" target="_blank" rel="noopener noreferrer"/)
  })

  it('says what stands in the records where something does, and has no website button without a website', async () => {
    const { text } = await render('quillon')
    expect(text).toContain('1,204 sold lots since 2019.')
    expect(text).not.toContain('View Website')
  })

  it('of nobody is the not-found page', async () => {
    await expect(render('nobody')).rejects.toMatchObject({ init: { status: 404 } })
  })
})

describe('the strip in the footer', () => {
  function render(total: number): string {
    return rendered(<PartnersStrip total={total} />)
  }

  function rendered(element: ReactNode): string {
    const queryClient = createQueryClient()
    queryClient.setQueryData(drawnPartners(() => Promise.reject(new Error('not asked'))).queryKey, {
      items: partners,
      meta: { total: 14, currentLimit: 8, currentOffset: 0 },
    })
    const router = createMemoryRouter([{ path: '*', element }])
    return renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  }

  it('D1-145, D1-148: keeps the places of the eight that come, and leads to all of them', () => {
    const html = render(14)
    expect(html.match(/skeleton/g)).toHaveLength(8)
    expect(html).toMatch(/href="\/data-partners"[^>]*>VIEW ALL INDUSTRY PARTNERS</)
    expect(render(3).match(/skeleton/g)).toHaveLength(3)
  })

  it('D1-147: links each drawn partner to its page, named for those who cannot see it', () => {
    const html = rendered(<DrawnPartners places={8} />)
    expect(html).toMatch(/href="\/source\/quillon"/)
    expect(html).toContain('alt="Quillon &amp; Daughters"')
  })

  it('is not there where there are no partners', () => {
    expect(render(0)).toBe('')
  })
})
