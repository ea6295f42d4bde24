import { expect, test, type Page } from '@playwright/test'
import { signIn, starterAccountOf } from '../support/accounts.ts'
import { open } from './words.ts'

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** An item of the member's, as the site itself would send it. */
async function addItem(page: Page, title: string): Promise<number> {
  return await page.evaluate(async (name) => {
    const roots: { items: { id: number; title: string }[] } = await (
      await fetch('/taxonomy/listRoots')
    ).json()
    const categoryId = roots.items.find(({ title: category }) => category === 'Ceramics')?.id
    const response = await fetch('/api/v1/vault/items', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ title: name, description: 'For a journey.', categoryId }),
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    const saved: { response: { id: number } } = await response.json()
    return saved.response.id
  }, title)
}

test('a collection is made with an item and a picture, shown to a visitor by its link with its report page, made private and deleted', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const name = `${project.name} ${Date.now().toString(36)}`
  await signIn(page.request, starterAccountOf('member'))
  await open(page, '/app/vault/dashboard')
  const item = await addItem(page, `Blue jug ${name}`)
  await page.getByRole('link', { name: 'Create Collection', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(`Jugs ${name}`)
  await page.getByRole('textbox', { name: 'Description' }).fill('What came from the old house.')
  await page
    .locator('section[aria-label="Thumbnail"] input[type="file"]')
    .first()
    .setInputFiles({ name: 'jug.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByAltText('The thumbnail of your collection')).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: `Add Blue jug ${name}` }).click()
  await page.getByRole('button', { name: 'Create collection', exact: true }).last().click()
  await expect(
    page.getByText('Congratulations! Your collection has been successfully added to your vault'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\/vault\/collections\/\d+$/)
  await expect(
    page
      .getByRole('list', { name: 'Items of this collection' })
      .getByRole('link', { name: `Blue jug ${name}` }),
  ).toBeVisible()
  const link = await page.getByRole('link', { name: 'Share on Facebook, in a new tab' }).getAttribute('href')
  const shared = new URL(new URL(link ?? '').searchParams.get('u') ?? '').pathname

  const visitor = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage()
  await open(visitor, shared)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Jugs ${name}`)
  await visitor.getByRole('link', { name: 'Report Collection' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Report Collection')

  await page.getByRole('switch').click()
  await expect(page.getByRole('switch')).not.toBeChecked()
  await expect.poll(async () => (await visitor.request.get(shared)).status()).toBe(403)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('You have successfully deleted your collection!')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\/vault\/collections\/list$/)
  await expect(page.getByText(`Jugs ${name}`)).toHaveCount(0)
  expect((await visitor.request.get(shared)).status()).toBe(404)
  await visitor.context().close()
  expect(
    await page.evaluate(
      async (id) =>
        (
          await fetch(`/api/v1/vault/items/${id}`, {
            method: 'DELETE',
            headers: { 'x-requested-with': 'XMLHttpRequest' },
          })
        ).status,
      item,
    ),
  ).toBe(200)
})
