import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { searchMarks } from '@vitrine/contracts/marks/endpoints'
import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aMarkCard } from '../../../tests/a-mark.ts'
import { aUser } from '../../../tests/a-user.ts'
import { openSite } from '../../../tests/open-site.tsx'

const notice = page.getByText(/^Please confirm your email\./)
const topOfPage = () => document.querySelector('main')?.getBoundingClientRect().top ?? 0

const mark = {
  ...aMarkCard({ id: 1, title: 'Anchor', pageURI: '/marks/1/anchor', place: 'London', thumbnail: '' }),
  highlights: { title: [] },
}

const unconfirmed = (): UserDetails => ({ ...aUser(), emailVerified: false })

/** Opens a page as a browser does that has been here before: the document's inline script ran first. */
async function open(path: string, user: () => UserDetails | null, ...responders: Responder[]) {
  const room = localStorage.getItem('member-room')
  const [notice = '', corner = ''] = room?.split(' ') ?? []
  document.documentElement.style.setProperty('--notice-room', notice)
  document.documentElement.style.setProperty('--corner-room', corner)
  document.documentElement.toggleAttribute('data-member', room !== null)
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => (isAsked = resolve))
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  const site = await openSite(
    path,
    responds(readUserDetails, async () => {
      isAsked()
      await held
      return user() ?? new Response('', { status: 403 })
    }),
    ...responders,
  )
  await asked
  return { ...site, respond }
}

const forget = () => {
  localStorage.removeItem('member-room')
  document.documentElement.removeAttribute('style')
  document.documentElement.removeAttribute('data-member')
}
beforeEach(forget)
afterEach(forget)

test('a notice that can wait does not move the page that is open, and stands over the next', async () => {
  const { respond } = await open('/dictionary', unconfirmed)
  const before = topOfPage()
  respond()
  await expect.element(notice).toBeInTheDocument()
  await expect.element(notice).not.toBeVisible()
  expect(topOfPage()).toBe(before)
  await page.getByRole('banner').getByRole('link', { name: 'Vitrine', exact: true }).click()
  await expect.element(notice).toBeVisible()
})

test('a page that is loaded next has the room of the notice from the start', async () => {
  const first = await open('/dictionary', unconfirmed)
  const without = topOfPage()
  first.respond()
  await expect.poll(() => localStorage.getItem('member-room')).toMatch(/^[1-9][\d.]*px [1-9][\d.]*px$/)
  const second = await open('/dictionary', unconfirmed)
  const before = topOfPage()
  expect(before).toBeGreaterThan(without)
  second.respond()
  await expect.element(notice).toBeVisible()
  expect(topOfPage()).toBe(before)
})

test('the room goes with the notice, and all of it with the member', async () => {
  localStorage.setItem('member-room', '49px 300px')
  const member = await open('/dictionary', () => aUser())
  member.respond()
  await expect.poll(() => localStorage.getItem('member-room')).toMatch(/^0px [1-9][\d.]*px$/)
  const visitor = await open('/dictionary', () => null)
  visitor.respond()
  await expect.poll(() => document.documentElement.hasAttribute('data-member')).toBe(false)
  // The page that is open keeps it, so that nothing moves.
  await page.getByRole('banner').getByRole('link', { name: 'Vitrine', exact: true }).click()
  await expect.poll(() => document.documentElement.style.cssText).toBe('')
})

test('on a page of results nothing moves when what only members see comes', async () => {
  const found = responds(searchMarks, () => ({
    items: [mark],
    meta: { total: 1, currentLimit: 20, currentOffset: 0 },
    isTotalExact: true,
    understood: { kind: 'exact' as const },
    closeSpellings: [],
    facets: { categories: [], makers: [], places: [], kinds: [], years: [] },
    withinWindow: true,
  }))
  const save = page.getByRole('button', { name: 'Save search' })
  const parts = [
    page.getByRole('main'),
    page.getByRole('list', { name: 'Results' }),
    page.getByLabelText('Sort results'),
    page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }),
  ]
  const places = () =>
    parts.map((part) => part.element().getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width }))
  const first = await open('/marks/search?query=anchor', () => aUser(), found)
  first.respond()
  await expect.element(save).toBeVisible()
  const second = await open('/marks/search?query=anchor', () => aUser(), found)
  const before = places()
  second.respond()
  await expect.element(save).toBeVisible()
  expect(places()).toEqual(before)
})

test('what cannot wait is told on the page that is open', async () => {
  const { respond } = await open('/dictionary', () => aUser(['ROLE_UNLIMITED'], 'Suspended'))
  respond()
  await expect.element(page.getByText(/^Your account is suspended\./)).toBeVisible()
})
