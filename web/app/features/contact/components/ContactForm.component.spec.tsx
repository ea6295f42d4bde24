import { sendMessage } from '@vitrine/contracts/contact/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../../tests/open-site.tsx'

test('a double click sends a message once', async () => {
  const { asked } = await openSite(
    '/about-contact?subject=general',
    responds(sendMessage, () => undefined),
  )
  await page.getByLabelText('Name').fill('Ada Lindqvist')
  await page.getByLabelText('Email').fill('ada@collector.example')
  await page.getByLabelText('Message').fill('Who made this bowl?')
  await page.getByRole('button', { name: 'Send message' }).dblClick()
  await expect.element(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  expect(asked.filter(({ path }) => path === sendMessage.path)).toHaveLength(1)
})
