import { expect } from '@playwright/test'
import { sendMessage } from '@vitrine/contracts/contact/endpoints'
import { violationsOf } from '../support/accessibility.ts'
import { staffTest as test } from '../support/worker-accounts.ts'

const mark = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

test(
  'D1-146: staff make a partner, are told what cannot be, move it, and delete it',
  { tag: '@any-width' },
  async ({ page }) => {
    const url = `house-${mark()}`
    await page.goto('/app/oms/partners')
    await page.getByRole('link', { name: 'New partner' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('A House of the Journey')
    await page.getByRole('textbox', { name: 'URL' }).fill(url)
    await page.getByRole('textbox', { name: 'Graphic' }).fill('javascript:alert(1)')
    await page.getByRole('textbox', { name: 'Background color' }).fill('#7C7C7C')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText(
        'The graphic must be an https URL on one of our image hosts, or one of our own pictures.',
      ),
    ).toBeVisible()
    await expect(
      page.getByText('Neither dark nor light text can be read on this color.', { exact: false }),
    ).toBeVisible()

    await page.getByRole('textbox', { name: 'Graphic' }).fill('/media/partners/aldecott-works-on-paper.svg')
    await page.getByRole('textbox', { name: 'Background color' }).fill('#F6DDD6')
    await expect(page.getByText(/^Text on this color: 1\d/)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row').filter({ hasText: url })
    await row.getByRole('button', { name: /^Move .* up$/ }).click()
    await expect(page.getByRole('row').last()).not.toContainText(url)
    expect((await page.request.get(`/source/${url}`)).status()).toBe(200)

    await row.getByText('A House of the Journey').click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    // Deleted only once the list is back.
    await expect(page.getByRole('heading', { name: 'Partners', exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: url })).toHaveCount(0)
    expect((await page.request.get(`/source/${url}`)).status()).toBe(404)
  },
)

test('staff read a message, mark it as answered and delete it', { tag: '@any-width' }, async ({ page }) => {
  const email = `${mark()}@post.example`
  const sent = await page.request.post(sendMessage.path, {
    data: {
      name: 'Ada Lindqvist',
      email,
      subject: 'privacy',
      website: '',
      message: 'First line.\nSecond <b>line</b>.',
    },
  })
  expect(sent.status()).toBe(204)
  await page.goto('/app/oms/contact-messages')
  await page.getByRole('textbox', { name: 'Search' }).fill(email)
  // The list follows what is typed after a pause, by its address.
  await expect(page).toHaveURL(/filter=/)
  await page.getByRole('row').filter({ hasText: email }).click()
  await expect(page.getByText('Second <b>line</b>.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(email)}?subject=Re%3A%20Privacy`,
  )
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('button', { name: 'Mark as new' })).toBeVisible()
  await expect(page.getByText(/answered .* by Staff/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
})
