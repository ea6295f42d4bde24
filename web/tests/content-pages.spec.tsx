import { contentBlocksSchema } from '@vitrine/contracts/dictionary/content'
import { contentPagePaths } from '@vitrine/contracts/site/content-pages'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentPageAt } from '../app/features/content-pages/content-pages.ts'
import * as contentPageRoute from '../app/routes/content-page.tsx'
import { createFixtureApi } from './fixture-api.ts'
import { renderRoute } from './render-route.tsx'

const pages = await Promise.all(contentPagePaths.map(async (path) => ({ path, page: (await contentPageAt(path))?.page })))
const written = pages.flatMap(({ path, page }) => (page ? [{ path, page }] : []))
const render = (path: string) => renderRoute(contentPageRoute, path, {}, createFixtureApi())

describe('the written pages', () => {
  it('are all there', () => {
    expect(pages.filter(({ page }) => !page)).toEqual([])
  })

  it('have a title and a description of their own, of a length that search engines show', () => {
    expect(new Set(written.map(({ page }) => page.title)).size).toBe(written.length)
    expect(new Set(written.map(({ page }) => page.description)).size).toBe(written.length)
    expect(written.filter(({ page }) => page.description.length > 160).map(({ path }) => path)).toEqual([])
  })

  it.each(written)('$path is made of the editor’s blocks, with nothing in them that the editor would drop', ({ page }) => {
    const blocks = contentBlocksSchema.parse(page.blocks)
    expect(blocks).toEqual(page.blocks)
    const tags = blocks.flatMap((block) => (block.type === 'text' ? [...block.html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)] : []))
    expect(tags.filter(([, tag = '']) => !['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'br'].includes(tag))).toEqual([])
    expect(tags.filter(([, , attributes = '']) => attributes && !/^ href="\/[^"]*"$/.test(attributes))).toEqual([])
  })

  it.each(written)('$path has a picture that is there', ({ page }) => {
    expect(existsSync(join(import.meta.dirname, '../public', page.picture))).toBe(true)
  })

  it.each(written)('$path shows its title, its words and where it leads on', async ({ path, page }) => {
    const { status, html, text } = await render(path)
    expect(status).toBe(200)
    expect(html).toContain(`>${page.title}</h1>`)
    for (const { to } of page.actions) expect(html).toContain(`href="${to}"`)
    expect(text.length).toBeGreaterThan(800)
  })

  it('answer alike with a slash at the end, and no other address', async () => {
    expect((await render('/about/')).status).toBe(200)
    await expect(render('/about/us')).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('long ones begin with a list of their sections', async () => {
    const { html } = await render('/vitrine-privacy-policy')
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(8)
    expect(targets.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
  })

  it('invent no price', () => {
    expect(JSON.stringify(written.map(({ page }) => page))).not.toMatch(/[$€£]\s?\d|\d+\s?(USD|EUR|dollars|euros)/i)
  })
})
