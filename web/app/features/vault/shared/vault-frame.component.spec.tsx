import { listSessions } from '@vitrine/contracts/identity/account-endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import type { Role } from '@vitrine/contracts/roles'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import * as downloads from '@vitrine/contracts/vault-downloads/endpoints'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { all, menuEntry, one, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const COLLECTIONS = '/app/vault/collections/list'
const reads = (user: UserDetails | null) =>
  responds(readUserDetails, () => user ?? Promise.reject(new Refused('NOT_SIGNED_IN')))
const paid = (role: Role = 'ROLE_UNLIMITED') => aUser([role], 'Active')
const menu = () => page.getByRole('navigation', { name: 'Vault menu' })
const guestWords = () =>
  page.getByText('Sorry! This feature is only available for paid subscribers.', { exact: true })

describe('the menu', () => {
  test('D2-004 to D2-006: has its six entries in order, the current one as a text, and is vertical and 272 wide', async () => {
    await openSite(COLLECTIONS, reads(paid()))
    await expect.element(menu().getByRole('listitem').first()).toBeVisible()
    expect(
      menu()
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Dashboard', 'My Vault', 'My Tags', 'Collections', 'Insurance Companies', 'Storage Locations'])
    expect(
      menu()
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/app/vault/dashboard',
      '/app/vault/myVault/list',
      '/app/vault/myTags',
      '/app/vault/insuranceCompanies',
      '/app/vault/storageLocations',
    ])
    await expect.element(menu().getByText('Collections')).toHaveAttribute('aria-current', 'page')
    expect(menu().element().getBoundingClientRect().width).toBe(272)
  })

  test.each([COLLECTIONS, '/app/vault/myTags'])(
    'stands below a main menu that marks the vault as where the reader is: %s',
    async (path) => {
      await openSite(path, reads(paid()))
      await expect.element(menuEntry('Vault')).toHaveAttribute('aria-current', 'page')
      const lineOf = (name: string) => getComputedStyle(menuEntry(name).element()).borderBottomColor
      expect(lineOf('Vault')).not.toBe(lineOf('Dictionary'))
    },
  )

  test('D2-006: is a dropdown below 768 pixels', async () => {
    await page.viewport(768, 900)
    await openSite(COLLECTIONS, reads(paid()))
    await expect.element(menu()).toBeVisible()
    await page.viewport(767, 900)
    await expect.element(menu()).not.toBeInTheDocument()
    await page.elementLocator(one('main summary')).click()
    await expect.element(menu().getByRole('link', { name: 'My Tags' })).toBeVisible()
    await page.viewport(1300, 800)
  })
})

describe('the vault', () => {
  test.each([
    ['a visitor', null],
    ['a free member', aUser()],
    ['whose membership has ended', aUser(['ROLE_UNLIMITED'])],
  ])('D2-202: tells %s that it is for paid subscribers, and how to get in', async (_, user) => {
    await openSite('/app/vault/collections/list?a=b', reads(user))
    await expect.element(guestWords()).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Sign In' }))
      .toHaveAttribute('href', '/login/auth?parentUrl=%2Fapp%2Fvault%2Fcollections%2Flist%3Fa%3Db')
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Try for free' }))
      .toHaveAttribute('href', '/product/index')
    await expect.element(menu()).not.toBeInTheDocument()
    expect(await violationsIn('main')).toEqual([])
  })

  test.each(['On Hold', 'Error'] as const)(
    'D2-062: leads whoever is %s to re-enable the membership that there is, not to another one',
    async (status) => {
      await openSite(COLLECTIONS, reads(aUser(['ROLE_UNLIMITED'], status)))
      await expect.element(guestWords()).toBeVisible()
      await expect
        .element(page.getByRole('main').getByRole('link', { name: 'Re-enable' }))
        .toHaveAttribute('href', '/app/accountSettings/subscription')
      await expect
        .element(page.getByRole('main').getByRole('link', { name: 'Try for free' }))
        .not.toBeInTheDocument()
    },
  )

  test('offers whoever had a membership what is kept, as a table, to print, and all photos', async () => {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    onTestFinished(() => click.mockRestore())
    const file = () => new Response('file', { headers: { 'content-disposition': 'attachment' } })
    await openSite(
      COLLECTIONS,
      reads(aUser(['ROLE_UNLIMITED'], 'Inactive')),
      responds(downloads.countItems, () => ({ itemsCount: 1234 })),
      responds(downloads.downloadCsv, file),
      responds(downloads.downloadOriginals, () => Promise.reject(new Refused('UNEXPECTED'))),
    )
    await expect
      .element(page.getByText('Your 1,234 items are kept. You can download them at any time.'))
      .toBeVisible()
    await page.getByRole('button', { name: 'CSV' }).click()
    await expect.poll(() => saved).toEqual(['vaultItems.csv'])
    await page.getByRole('button', { name: 'ZIP' }).click()
    await expect.element(page.getByText('Something went wrong! Please try again later!')).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
  })

  test('offers a former member the PDF once it is made', async () => {
    onTestFinished(() => localStorage.removeItem('vaultDocumentStarted'))
    const document = {
      id: 7,
      requestedDate: '2026-11-28T17:02:00.000Z',
      bytes: null,
      expiresDate: null,
      isDownloaded: false,
      problem: null,
    }
    let isFailed = false
    await openSite(
      COLLECTIONS,
      reads(aUser(['ROLE_UNLIMITED'], 'Inactive')),
      responds(downloads.countItems, () => ({ itemsCount: 1 })),
      responds(downloads.startDocument, () => ({ response: { ...document, state: 'making' as const } })),
      responds(downloads.readNewestDocument, () => ({
        document: isFailed
          ? { ...document, state: 'failed' as const, problem: 'tooLarge' as const }
          : { ...document, state: 'making' as const },
      })),
    )
    await page.getByRole('button', { name: 'PDF' }).click()
    await expect.element(page.getByText('Your document is being made.')).toBeVisible()
    isFailed = true
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Your vault is too large for one PDF. Please download the CSV: it has every item.')
  })

  test('offers nothing where nothing is kept', async () => {
    const { asked } = await openSite(
      COLLECTIONS,
      reads(aUser()),
      responds(downloads.countItems, () => ({ itemsCount: 0 })),
    )
    await expect
      .poll(() => asked.some(({ path }) => path === '/api/v1/vault/download/items/count'))
      .toBe(true)
    await expect.element(guestWords()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'CSV' })).not.toBeInTheDocument()
  })

  test('leads a visitor to an example', async () => {
    await openSite(COLLECTIONS)
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'See an example' }))
      .toHaveAttribute('href', '/app/vault/example')
  })

  test('D2-202: shows a spinner until it is known who reads', async () => {
    const user = Promise.withResolvers<UserDetails>()
    await openSite(
      COLLECTIONS,
      responds(readUserDetails, () => user.promise),
    )
    await expect.element(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect.element(guestWords()).not.toBeVisible()
    user.resolve(paid())
    await expect.element(menu()).toBeVisible()
  })

  test('tells the suspended, with the way to contact, and lets them see what is theirs', async () => {
    await openSite(COLLECTIONS, reads(aUser(['ROLE_UNLIMITED'], 'Suspended')))
    await expect
      .poll(() => textsOf(all('[role=alert]')).join())
      .toContain('Your account is suspended. You can still see what is your own, and search.')
    await expect
      .element(page.getByRole('alert').getByRole('link', { name: 'contact us' }))
      .toHaveAttribute('href', '/about-contact')
    await expect.element(menu()).toBeVisible()
  })

  test('D2-209: sends whoever has an expired password to choose a new one', async () => {
    const site = await openSite(
      COLLECTIONS,
      reads({ ...paid(), passwordExpired: true }),
      responds(listSessions, () => ({ items: [] })),
    )
    await expect.poll(() => site.place()).toBe('/app/accountSettings/userInfo')
  })

  test('that cannot be told who reads says so, offers to try again and keeps its menu', async () => {
    await openSite(
      '/app/vault/myVaultItem?id=7',
      responds(readUserDetails, () => Promise.reject(new Refused('UNEXPECTED'))),
    )
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Try again' }))
      .toHaveAttribute('href', '/app/vault/myVaultItem?id=7')
    await expect.element(menu().getByRole('link', { name: 'My Vault' })).toBeVisible()
  })

  test.each([
    ['/app/vault', '/app/vault/dashboard'],
    ['/app/vault/myVault/', '/app/vault/myVault/list'],
  ])('D2-001: at %s leads to %s', async (path, target) => {
    const site = await openSite(path, reads(paid()))
    await expect.poll(() => site.place()).toBe(target)
  })
})
