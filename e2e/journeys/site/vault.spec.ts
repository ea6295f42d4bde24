import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { violationsOf } from '../support/accessibility.ts'
import { signIn } from '../support/accounts.ts'
import { sessionTest as test } from '../support/worker-accounts.ts'
import { paidAccount } from '../support/paid-account.ts'
import { open } from './words.ts'

const LIST = '/app/vault/myVault/list'
const PHOTO = fileURLToPath(new URL('../../../web/public/images/og-default.png', import.meta.url))
const TITLE = 'Porcelain vase'

/** By the camera where fingers are, else by the browser's picker. */
async function takePhoto(page: Page, isPhone: boolean): Promise<void> {
  const photos = page.getByRole('region', { name: 'Photos' })
  // Fingers neither drop nor paste.
  await expect(photos.getByText('Drop photos here or paste them.')).toBeVisible({ visible: !isPhone })
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    photos.getByRole('button', { name: isPhone ? 'Take a photo' : 'Choose photos' }).click(),
  ])
  await picker.setFiles(PHOTO)
  await expect(photos.getByText('1 of 12 photos')).toBeVisible()
}

async function addItem(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description').fill('Porcelain, with flowers below the rim.')
  await page.getByLabel('Category').selectOption('Ceramics')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Upload Item' }).click()
  await expect(
    page.getByText('Congratulations! Your item has been successfully added to your vault'),
  ).toBeVisible()
}

test('a first item with its photo, its tag, its WorthScore with a snapshot, and the whole vault on paper', async ({
  page,
  baseURL,
  staffSession,
}, { project }) => {
  test.slow()
  const isPhone = project.name === 'phone'
  await signIn(page.request, await paidAccount(baseURL, staffSession))
  await open(page, LIST)
  await expect(page.getByText('Step 1 Click on "ADD VAULT ITEM"')).toBeVisible()
  await page.getByRole('link', { name: 'Add Vault Item', exact: true }).click()
  await takePhoto(page, isPhone)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await addItem(page, TITLE)
  const photo = page.getByRole('main').getByRole('img', { name: TITLE })
  await expect
    .poll(() => photo.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0)
  expect(await violationsOf(page)).toEqual([])

  await open(page, LIST)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Update 1 item' })
  await panel.getByRole('button', { name: 'Add new' }).click()
  const form = page.getByRole('dialog', { name: 'New tag' })
  await form.getByLabel('Name').fill('From my aunt')
  await form.getByRole('button', { name: 'Create new Tag' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(panel.getByRole('checkbox', { name: 'From my aunt' })).toBeChecked()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('list', { name: 'Vault items' }).getByText('From my aunt')).toBeVisible()

  await page.getByRole('link', { name: TITLE, exact: true }).click()
  await page.getByRole('link', { name: 'See similar items' }).click()
  const range = page.getByRole('heading', { level: 2, name: /^\$ [\d,.]+ - \$ [\d,.]+$/ })
  await expect(range).toBeVisible()
  if (isPhone) await page.getByText('Show Filters').click()
  await page.getByLabel('Search for').fill('porcelain')
  // Its score has come: until then a page may still hold the filters before.
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('f.query=porcelain')),
    page.getByRole('button', { name: 'Apply' }).click(),
  ])
  await expect(page).toHaveURL(/f\.query=porcelain/)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save Snapshot' }).click()
  await expect(page.getByText('Your filters are saved.')).toBeVisible()
  await page.reload()
  await expect(range).toBeVisible()
  const shown = await range.innerText()
  await page.getByRole('main').getByRole('link', { name: TITLE, exact: true }).click()
  await expect(page).toHaveURL(/myVaultItem/)
  await expect(
    page.getByRole('region', { name: 'WorthScore' }).getByText(shown, { exact: true }),
  ).toBeVisible()

  await open(page, LIST)
  await page.getByText('Download Vault Items', { exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('vaultItems.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test(
  'staff restore what a member deleted',
  { tag: '@any-width' },
  async ({ page, browser, baseURL, staffSession }) => {
    test.slow()
    const member = await paidAccount(baseURL, staffSession)
    await signIn(page.request, member)
    await open(page, '/app/vault/addVaultItem')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    const title = `Brass lamp ${crypto.randomUUID().slice(0, 8)}`
    await addItem(page, title)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText("You don't have any items in your vault")).toBeVisible()

    const context = await browser.newContext({ baseURL, storageState: staffSession })
    const console = await context.newPage()
    await console.goto(
      `/app/oms/manageVault/search?filter=${encodeURIComponent(JSON.stringify({ title, deleted: true }))}`,
    )
    await console.getByRole('button', { name: `Restore ${title}` }).click()
    await expect(console.getByText(`Restored: ${title}`)).toBeVisible()
    await context.close()

    await open(page, LIST)
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  },
)
