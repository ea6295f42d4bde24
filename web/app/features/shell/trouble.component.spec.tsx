import { countByLetter, listLetterArticles } from '@vitrine/contracts/dictionary/endpoints'
import { listSessions } from '@vitrine/contracts/identity/account-endpoints'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { letters } from '@vitrine/contracts/text'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aUser } from '../../../tests/a-user.ts'
import { openSite } from '../../../tests/open-site.tsx'

const banner = page.getByText('Oops, something went wrong. Why not go back to your Dashboard and try again?')
const letter = (name: string) =>
  page
    .getByRole('navigation', { name: 'Browse Dictionary' })
    .getByRole('link', { name: new RegExp(`^${name},`) })
const fullAlphabet = responds(countByLetter, () => ({
  items: letters.map((name) => ({ letter: name, count: 1 })),
}))
const nothing = { items: [], meta: { total: 0, currentLimit: 20, currentOffset: 0 } }

test('D1-195, D2-213: a 500, 502, 503 or 504 to what a page cannot do without shows the banner; it goes with the page', async () => {
  let status = 200
  const { place } = await openSite(
    '/dictionary',
    fullAlphabet,
    responds(listLetterArticles, () =>
      status === 200 ? Response.json(nothing) : new Response('', { status }),
    ),
  )
  for (const [failure, failing, sound] of [
    [500, 'A', 'B'],
    [502, 'C', 'D'],
    [503, 'E', 'F'],
  ] as const) {
    status = failure
    await letter(failing).click()
    await expect.element(banner).toBeVisible()
    status = 200
    await letter(sound).click()
    await expect.element(banner).not.toBeInTheDocument()
  }
  status = 504
  await letter('G').click()
  await expect.element(banner).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect.poll(place).toBe('/')
  await expect.element(banner).not.toBeInTheDocument()
})

test('D1-195: a page that could not be loaded at all has the banner over the error screen', async () => {
  const sessions = responds(listSessions, () => new Response('', { status: 503 }))
  await openSite(
    '/app/accountSettings/userInfo',
    responds(readUserDetails, () => aUser()),
    sessions,
  )
  await expect.element(page.getByText('Something went wrong, Please try refreshing the page.')).toBeVisible()
  await expect.element(banner).toBeVisible()
})

test('D1-196, D2-212: where no server responds, the page says so in other words', async () => {
  await openSite(
    '/dictionary',
    fullAlphabet,
    responds(listLetterArticles, () => Promise.reject(new TypeError('Failed to fetch'))),
  )
  await letter('A').click()
  await expect
    .poll(() => page.getByRole('alert').element().textContent)
    .toContain('An error occurred while connecting to the server, please refresh the page.')
  await expect.element(banner).not.toBeInTheDocument()
})

test('the way to the top is shown while scrolling', async () => {
  await openSite('/dictionary')
  const button = page.getByRole('button', { name: 'Back to the top' })
  await expect.element(button).not.toBeInTheDocument()
  await userEvent.wheel(page.getByRole('main'), { delta: { y: 1500 } })
  await button.click()
  await expect.poll(() => window.scrollY).toBe(0)
  await expect.element(button).not.toBeInTheDocument()
})
