import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aUser } from '../../../tests/a-user.ts'
import { openSite } from '../../../tests/open-site.tsx'

const notice = page.getByText(/^Please confirm your email\./)
const topOfPage = () => document.querySelector('main')?.getBoundingClientRect().top ?? 0

const unconfirmed = (): UserDetails => ({ ...aUser(), emailVerified: false })

/** Opens a page as a browser does that has been here before: the document's inline script ran first. */
async function open(path: string, user: () => UserDetails | null) {
  const room = localStorage.getItem('notice-room')
  if (room) document.documentElement.style.setProperty('--notice-room', room)
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => (isAsked = resolve))
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  const site = await openSite(path, responds(readUserDetails, async () => {
    isAsked()
    await held
    return user() ?? new Response('', { status: 403 })
  }))
  await asked
  return { ...site, respond }
}

const forget = () => {
  localStorage.removeItem('notice-room')
  document.documentElement.style.removeProperty('--notice-room')
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
  await expect.poll(() => localStorage.getItem('notice-room')).toMatch(/^[1-9][\d.]*px$/)
  const second = await open('/dictionary', unconfirmed)
  const before = topOfPage()
  expect(before).toBeGreaterThan(without)
  second.respond()
  await expect.element(notice).toBeVisible()
  expect(topOfPage()).toBe(before)
})

test('the room goes with the notice, and with who saw it', async () => {
  for (const user of [() => aUser(), () => null]) {
    localStorage.setItem('notice-room', '49px')
    const { respond } = await open('/dictionary', user)
    respond()
    await expect.poll(() => localStorage.getItem('notice-room')).toBeNull()
    expect(document.documentElement.style.getPropertyValue('--notice-room')).toBe('')
  }
})

test('what cannot wait is told on the page that is open', async () => {
  const { respond } = await open('/dictionary', () => aUser(['ROLE_UNLIMITED'], 'Suspended'))
  respond()
  await expect.element(page.getByText(/^Your account is suspended\./)).toBeVisible()
})
