import { expect } from '@playwright/test'
import { sendMessage, manageMessages } from '@vitrine/contracts/contact/endpoints'
import { drawPartners } from '@vitrine/contracts/partners/endpoints'
import { contactMessages } from '@vitrine/contracts/contact/messages'
import { newsletterMessages } from '@vitrine/contracts/newsletter/messages'
import { partnerListSchema } from '@vitrine/contracts/partners/schemas'
import { goDark, violationsOf } from '../support/accessibility.ts'
import { mailTest as test } from '../support/mails.ts'
import { nobody, open } from './words.ts'

test('D1-145, D1-147, D1-148: each load of a page draws eight partners; D1-147, 148: they lead to their pages, and to all of them', async ({
  page,
}) => {
  const strip = page.getByRole('region', { name: 'Industry partners' })
  const draw = async (load: () => Promise<unknown>) => {
    const listed = page.waitForResponse((response) => new URL(response.url()).pathname === drawPartners.path)
    await load()
    // They are asked for when the reader comes near.
    await strip.scrollIntoViewIfNeeded()
    const { items } = partnerListSchema.parse(await (await listed).json())
    return items
  }
  const first = await draw(() => open(page, '/about'))
  expect(first).toHaveLength(8)
  const draws = new Set([JSON.stringify(first)])
  await expect
    .poll(async () => draws.add(JSON.stringify(await draw(() => page.reload()))).size)
    .toBeGreaterThan(1)

  await expect(strip.getByRole('listitem')).toHaveCount(8)
  const partner = strip.getByRole('listitem').first().getByRole('link')
  const address = (await partner.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/source\/[a-z0-9-]+$/)
  await partner.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'In our records' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await strip.getByRole('link', { name: 'VIEW ALL INDUSTRY PARTNERS' }).click()
  await expect(page).toHaveURL('/data-partners')
  // Staff of another test may add one meanwhile.
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(14)
})

test(
  'somebody applies by the contact form: what is wrong is said at its field, nothing is lost, the mail can be answered',
  { tag: '@any-width' },
  async ({ page, mails, playwright, staffSession, baseURL }) => {
    const email = nobody()
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/affiliate-application')
    await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('affiliate')

    await page.getByLabel('Name').fill('Ada Lindqvist')
    await page.getByLabel('Email').fill('ada@')
    await page.getByLabel('Website').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    for (const sentence of [
      newsletterMessages.emailInvalid,
      contactMessages.websiteInvalid,
      contactMessages.messageMissing,
    ])
      await expect(page.getByText(sentence)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await goDark(page)
    expect(await violationsOf(page, { rules: ['color-contrast'] })).toEqual([])

    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Website').fill('https://ada.example/')
    await page.getByLabel('Message').fill('I keep a list of makers for two thousand readers.')
    await page.route(`**${sendMessage.path}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('I keep a list of makers for two thousand readers.')
    await page.unroute(`**${sendMessage.path}`)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused()

    const staff = await playwright.request.newContext({ baseURL, storageState: staffSession })
    const found = await staff.get(
      `${manageMessages.path}?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`,
    )
    const [{ id, subject, state }] = await found.json()
    expect([subject, state]).toEqual(['affiliate', 'new'])
    await expect(async () => {
      const {
        headers,
        subject: line,
        text,
      } = await mails.latest('support@vitrine.example', 'contact-message')
      expect(line).toBe(`Affiliate program (Vitrine contact form, no. ${id})`)
      expect(headers).toContainEqual({ name: expect.stringMatching(/^reply-to$/i), value: email })
      expect(text).toContain('I keep a list of makers for two thousand readers.')
    }).toPass()
    await staff.dispose()
  },
)
