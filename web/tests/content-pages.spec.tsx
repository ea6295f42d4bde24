import { contentPagePaths } from '@vitrine/contracts/site/pages'
import { describe, expect, it } from 'vitest'
import * as blogRoute from '../app/routes/blog.tsx'
import * as contentPageRoute from '../app/routes/content-page.tsx'
import * as marksRoute from '../app/routes/marks.tsx'
import { aSitePage } from './a-site-page.ts'
import { createFixtureApi } from './fixture-api.ts'
import { renderRoute } from './render-route.tsx'

const render = (path: string) => renderRoute(contentPageRoute, path, {}, createFixtureApi())

describe('the written pages', () => {
  it.each(contentPagePaths)('%s shows its title, its words and where it leads on', async (path) => {
    const { status, html, text } = await render(path)
    expect(status).toBe(200)
    expect(html).toContain(`>${aSitePage(path)?.title}</h1>`)
    expect(html).toContain('href="/about-contact"')
    expect(text).toContain('Words about In short.')
  })

  it('are there with a slash at the end, and at no other path', async () => {
    expect((await render('/about/')).status).toBe(200)
    await expect(render('/about/us')).rejects.toMatchObject({ init: { status: 404 } })
  })

  it.each([
    ['/marks', marksRoute],
    ['/articles', blogRoute],
  ] as const)('%s begins with the words of its record, and has its text below', async (path, route) => {
    const { status, text } = await renderRoute(route, path, {}, createFixtureApi())
    expect(status).toBe(200)
    expect(text).toContain(`What begins ${path}`)
    expect(text).toContain(`More about ${path}.`)
  })

  it('that are long begin with a list of their sections, and one that tells when it was changed tells the day', async () => {
    const { html, text } = await render('/vitrine-privacy-policy')
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets).toHaveLength(4)
    expect(targets.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
    expect(text).toContain('Last changed Nov 23, 2026')
    expect((await render('/about')).html).not.toContain('href="#')
  })
})
