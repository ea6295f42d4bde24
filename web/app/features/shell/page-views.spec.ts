import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import routes from '../../routes.ts'
import { pageView } from './page-views.ts'

/** No pages: who comes there is sent on. */
const sendsOn = new Set(['/search', '/app/accountSettings'])

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children, index }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return children ? pathsOf(children, here) : [index && here === '' ? '/' : here]
  })
}

describe('a look at a page', () => {
  it.each([
    ['/', 'Home'], ['/dictionary', 'Dictionary'], ['/dictionary/', 'Dictionary'], ['/dictionary/searchResults', 'Dictionary Search Results'], ['/dictionary/c/glass/20', 'Dictionary Category'],
    ['/dictionary/list/0', 'Dictionary Letter'], ['/dictionary/celadon', 'Dictionary Article'], ['/source/harrow-and-finch', 'Industry Partner'], ['/login/auth', 'Log In'],
    ['/app/vault/dashboard', 'Vault Dashboard'], ['/app/vault/addVaultItem', 'Vault'], ['/newsletter-landing-page', 'Newsletter Signup'],
  ])('of %s is titled %s', (path, title) => {
    expect(pageView(path).title).toBe(title)
  })

  it('has a title of its own for every page of the site', () => {
    const untitled = pathsOf(routes).filter((path) => !path.includes('*') && !sendsOn.has(path) && pageView(path).title === PRODUCT_NAME)
    expect(untitled).toEqual([])
  })

  it('has a default title where the table has none', () => {
    expect(pageView('/no-such-page')).toEqual({ event: 'pageView', path: '/no-such-page', title: 'Vitrine' })
  })

  it('tells the path without a slash at its end, and no token that a link may hold', () => {
    expect(pageView('/dictionary/celadon/').path).toBe('/dictionary/celadon')
    expect(pageView(`/confirm/${'a1B2'.repeat(10)}`).path).toBe('/confirm/…')
  })
})
