import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageTitleOf } from '../../shared/page/page-handle.ts'
import { pageView } from './PageWatch.tsx'

/** No pages: who comes there is sent on, or they are the frame of others. */
const noPages = new Set([
  'search.tsx',
  'account-index.tsx',
  'account-settings.tsx',
  'vault.tsx',
  'vault-example.tsx',
])
const routesFolder = new URL('../../routes/', import.meta.url)

describe('a look at a page', () => {
  it('D1-051: has a title of its own for every page of the site', () => {
    const pages = readdirSync(routesFolder).filter((file) => /^[\w-]+\.tsx$/.test(file) && !noPages.has(file))
    expect(
      pages.filter(
        (file) =>
          !readFileSync(new URL(file, routesFolder), 'utf8').includes(
            'export const handle: PageHandle = { pageTitle: ',
          ),
      ),
    ).toEqual([])
    expect(pages.length).toBeGreaterThan(20)
  })

  it('is titled by the innermost route that has a title, alike for all of its pages or by what was loaded', () => {
    expect(
      pageTitleOf([
        { handle: undefined },
        { handle: { pageTitle: 'Frame' } },
        { handle: { pageTitle: 'Dictionary' } },
        {},
      ]),
    ).toBe('Dictionary')
    expect(pageTitleOf([{ handle: { pageTitle: null }, loaderData: { pageTitle: 'About' } }])).toBe('About')
    expect(pageTitleOf([{ handle: { pageTitle: null } }])).toBeUndefined()
    expect(pageTitleOf([{}, { handle: 'other' }])).toBeUndefined()
  })

  it('D1-051: has a default title where no page is', () => {
    expect(pageView('/no-such-page', undefined)).toEqual({
      event: 'pageView',
      path: '/no-such-page',
      title: 'Vitrine',
    })
  })

  it('tells the path without a slash at its end, and no token that a link may hold', () => {
    expect(pageView('/dictionary/celadon/', 'Dictionary Article').path).toBe('/dictionary/celadon')
    expect(pageView(`/confirm/${'a1B2'.repeat(10)}`, undefined).path).toBe('/confirm/…')
    expect(pageView(`/dictionary/${'a1B2'.repeat(10)}`, 'Dictionary Article').path).toBe(
      `/dictionary/${'a1B2'.repeat(10)}`,
    )
  })
})
