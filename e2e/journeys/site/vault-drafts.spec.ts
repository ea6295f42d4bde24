import { expect } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from '../support/accessibility.ts'
import { signIn } from '../support/accounts.ts'
import { paidAccount } from '../support/paid-account.ts'
import { sessionTest as test } from '../support/worker-accounts.ts'
import { open } from './words.ts'

const SECOND = 1_000
const OBJECTS = 6

/** Two photos of each object, taken shortly after another, and a pause before the next. */
async function photosOfObjects() {
  const files = []
  for (let object = 0; object < OBJECTS; object += 1)
    for (let shot = 0; shot < 2; shot += 1) {
      const time = new Date(Date.UTC(2026, 10, 30, 10) + object * 60 * SECOND + shot * 4 * SECOND)
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#ddd"/><circle cx="${60 + object * 30 + shot * 4}" cy="${170 - object * 20}" r="${30 + object * 8}" fill="hsl(${object * 55} 60% 40%)"/></svg>`
      const buffer = await sharp(Buffer.from(picture))
        .withExif({
          IFD2: { DateTimeOriginal: time.toISOString().replaceAll('-', ':').replace('T', ' ').slice(0, 19) },
        })
        .jpeg()
        .toBuffer()
      files.push({ name: `IMG_${100 + files.length}.jpg`, mimeType: 'image/jpeg', buffer })
    }
  return files
}

test('many photos become drafts, and drafts become items', async ({ page, baseURL, staffSession }) => {
  test.slow()
  await signIn(page.request, await paidAccount(baseURL, staffSession))
  await open(page, '/app/vault/drafts')
  await page.getByRole('main').getByRole('link', { name: 'Add photos' }).first().click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose photos' }).click()
  await (await choosing).setFiles(await photosOfObjects())

  await expect(page.getByRole('heading', { name: `${OBJECTS} objects` })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  for (let object = 1; object < OBJECTS; object += 1)
    await page.getByRole('textbox', { name: `Object ${object}: title` }).fill(`Vase ${object}`)
  await page.getByLabel('Category').selectOption('Ceramics')
  await page.getByLabel(/^Use the title as the description/).check()
  await page.getByRole('button', { name: `Upload as ${OBJECTS} drafts` }).click()
  await page.getByRole('button', { name: 'Make items of those that are complete' }).click()
  await expect(page.getByText(`${OBJECTS - 1} items added to your vault.`)).toBeVisible()

  await page.getByRole('link', { name: 'Drafts', exact: true }).click()
  await page.getByRole('link', { name: 'Open Draft 1' }).click()
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Title').first().fill('The last vase')
  await page.getByLabel('Description').first().fill('Found in the attic.')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Upload Item' }).click()
  await expect(page.getByRole('heading', { name: 'The last vase' })).toBeVisible()
  await open(page, '/app/vault/drafts')
  await expect(page.getByText('You have no drafts.')).toBeVisible()
})
