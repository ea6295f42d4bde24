import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { describe, expect, it } from 'vitest'
import { aUser } from '../../../tests/a-user.ts'
import { entriesFor, footerNavigation, isCurrent, mainNavigation } from './navigation.ts'

const member = aUser(['ROLE_UNLIMITED'], 'Active')

describe('the navigation', () => {
  it('D1-024, D1-025: has its seven entries in order', () => {
    expect(mainNavigation.map(({ label, to }) => [label, to])).toEqual([
      ['Price Guide', '/worthopedia'],
      ['Marks', '/marks'],
      ['Library', '/library'],
      ['Dictionary', '/dictionary'],
      ['Vault', '/app/vault/dashboard'],
      ['Upcoming Auctions', '/upcomingauctions'],
      ['Blog', '/articles/searchResults'],
    ])
  })

  it('D1-026: has the six entries of the Blog in order, from the root of the site', () => {
    expect(mainNavigation.at(-1)?.children?.map(({ label, to }) => [label, to])).toEqual([
      ['Articles', '/articles/searchResults'],
      ['Media', '/articles/searchResults?categories=media'],
      ['Newsletter Signup', '/newsletter-landing-page'],
      ['Indices', '/indices'],
      ['Affiliate Program', '/affiliate-application'],
      ['Affinity Partners', '/partners'],
    ])
  })

  it('D1-045: calls the careers page Write for Us', () => {
    expect(footerNavigation.map(({ label, to }) => [label, to])).toContainEqual(['Write for Us', '/careers'])
  })

  it.each([
    ['/app/vault/dashboard', ['Vault']],
    ['/app/vault/myVault/list/', ['Vault']],
    ['/app/vault/collections/7', ['Vault']],
    ['/dictionary/c/glass', ['Dictionary']],
    ['/worthopedia/7/vase', ['Price Guide']],
    ['/inventory/search', ['Price Guide']],
    ['/marks/search', ['Marks']],
    ['/library', ['Library']],
    ['/books/searchDetails', ['Library']],
    ['/app/worthScore', []],
    ['/', []],
  ])('%s is part of %j', (path, labels) => {
    expect(mainNavigation.filter((entry) => isCurrent(entry, path)).map(({ label }) => label)).toEqual(labels)
  })

  it('D1-028: shows an entry with a condition only to those whom it names, at any depth', () => {
    const entries = [
      { label: 'Everybody', to: '/a' },
      {
        label: 'Members',
        to: '/b',
        shownTo: Boolean,
        children: [
          { label: 'Staff', to: '/c', shownTo: (reader: UserDetails | null) => reader?.isAdmin ?? false },
        ],
      },
    ]
    const seenBy = (reader: UserDetails | null) =>
      entriesFor(entries, reader).flatMap(({ label, children = [] }) => [
        label,
        ...children.map((child) => child.label),
      ])
    expect(seenBy(null)).toEqual(['Everybody'])
    expect(seenBy(member)).toEqual(['Everybody', 'Members'])
    expect(seenBy({ ...member, isAdmin: true })).toEqual(['Everybody', 'Members', 'Staff'])
  })
})
