import { contentBlocksSchema } from '@vitrine/contracts/dictionary/content'
import { sitePageInputSchema } from '@vitrine/contracts/site-pages/schemas'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstLandings } from './first-landings.ts'
import { firstPages } from './first-pages.ts'

const pages = Object.entries(firstPages).map(([path, page]) => ({ path, page }))

test('the pages have titles and descriptions of their own, and all that staff may write', () => {
  expect(new Set(pages.map(({ page }) => page.title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ page }) => page.description)).size).toBe(pages.length)
  for (const { title, lead, description, picture, actions } of [
    ...pages.map(({ page }) => page),
    ...Object.values(firstLandings),
  ])
    expect(sitePageInputSchema.parse({ title, lead, description, picture, actions })).toEqual({
      title,
      lead,
      description,
      picture,
      actions,
    })
})

test.each(pages)(
  '$path is made of the editor’s blocks, with nothing in them that the editor would drop',
  ({ page }) => {
    const blocks = contentBlocksSchema.parse(page.blocks)
    expect(blocks).toEqual(page.blocks)
    const tags = blocks.flatMap((block) =>
      block.type === 'text' ? [...block.html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)] : [],
    )
    expect(
      tags.filter(
        ([, tag = '']) => !['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'br'].includes(tag),
      ),
    ).toEqual([])
    expect(
      tags.filter(([, , attributes = '']) => attributes && !/^ href="\/[^"]*"$/.test(attributes)),
    ).toEqual([])
  },
)

test.each(pages)('$path has a picture that is there', ({ page }) => {
  expect(existsSync(join(import.meta.dirname, '../../../../web/public', page.picture))).toBe(true)
})

test('the pages promise no single click where a link and a button follow', () => {
  expect(JSON.stringify(pages)).not.toMatch(/(one|single) click/i)
})

test('the pages invent no price', () => {
  expect(JSON.stringify(pages)).not.toMatch(/[$€£]\s?\d|\d+\s?(USD|EUR|dollars|euros)/i)
})
