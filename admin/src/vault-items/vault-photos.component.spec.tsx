import { vaultMediaMessages as messages } from '@vitrine/contracts/vault-media/messages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aVaultItem } from '../../tests/a-vault-item.ts'
import { PICTURE } from '../../tests/an-article.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'
import { vaultInMemory } from '../../tests/vault-in-memory.ts'
import { editPath, SEARCH_PATH } from './paths.ts'

const withPhotos = () => aVaultItem({ images: [1, 2, 3].map((id) => ({ id, url: `${PICTURE}#${id}` })) })
const photo = (name: string, content: string) => new File([content], name, { type: 'image/png' })
const choose = (...files: File[]) => userEvent.upload(page.getByLabelText('Photo files'), files)
const press = (name: string) => page.getByRole('button', { name }).click()
const sentTo = (asked: readonly { method: string; path: string; headers: Headers }[]) =>
  asked
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, headers }) => `${method} ${path.split('?')[0]} ${headers.get('if-match')}`)

test('D2-189: photos are added, moved and removed, and their complete set is sent once the item is saved', async () => {
  const { items, responders } = vaultInMemory(withPhotos())
  const { asked, place } = await openConsole(editPath(7), ...responders)
  await choose(photo('new.png', 'new'))
  await expect.element(page.getByText('Not saved yet: new.png')).toBeVisible()
  await press('Move photo 3 of 4 forward')
  await press('Remove photo 1 of 4')
  await press('Save')
  await expect.poll(() => place().split('?')[0]).toBe(SEARCH_PATH)
  expect(items[0]?.images.map(({ url }) => url)).toEqual([
    `${PICTURE}#3`,
    `${PICTURE}#2`,
    `/api/v1/vault/media/${btoa('new')}`,
  ])
  // Each names the revision that the one before has left.
  expect(sentTo(asked)).toEqual([
    'PUT /api/v1/vault/admin/items/7 "1"',
    'PUT /api/v1/vault/admin/items/7 "1"',
    'POST /api/v1/vault/admin/items/7/images/edit "2"',
  ])
})

test('photos that nobody touched are not sent', async () => {
  const { asked, place } = await openConsole(editPath(7), ...vaultInMemory(withPhotos()).responders)
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('Pressed')
  await press('Save')
  await expect.poll(() => place().split('?')[0]).toBe(SEARCH_PATH)
  expect(sentTo(asked).filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a photo that the api refuses is told, the item is saved, and the next save tries what is left', async () => {
  const { items, responders } = vaultInMemory(withPhotos())
  const { asked, place } = await openConsole(editPath(7), ...responders)
  await page.getByRole('textbox', { name: 'Title' }).fill('Green vase')
  await choose(photo('huge.png', 'huge'), photo('small.png', 'small'))
  await press('Save')
  await expect
    .element(
      page
        .getByText(
          `The item is saved, but its photos are not: Photo 4: ${messages.imageTooLarge} Save again to try once more.`,
        )
        .first(),
    )
    .toBeVisible()
  expect([items[0]?.title, items[0]?.images.length]).toEqual(['Green vase', 3])
  await expect.element(page.getByText('Not saved yet: small.png')).toBeVisible()
  await press('Remove photo 4 of 5')
  await press('Save')
  await expect.poll(() => place().split('?')[0]).toBe(SEARCH_PATH)
  expect(items[0]?.images).toHaveLength(4)
  expect(sentTo(asked).slice(3)).toEqual([
    'PUT /api/v1/vault/admin/items/7 "2"',
    'PUT /api/v1/vault/admin/items/7 "2"',
    'POST /api/v1/vault/admin/items/7/images/edit "3"',
  ])
})

test('a WebP is sent as JPEG, and a damaged one is refused', async () => {
  const { items, responders } = vaultInMemory(withPhotos())
  await openConsole(editPath(7), ...responders)
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 60 })
  const webp = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'))
  if (!webp) throw new Error('The browser could not write a WebP.')
  await choose(
    new File([webp], 'vase.webp', { type: webp.type }),
    new File(['RIFF'], 'cut.webp', { type: webp.type }),
  )
  await expect.element(page.getByText('Not saved yet: vase.webp')).toBeVisible()
  await expect.element(page.getByText(`cut.webp: ${messages.imageDamaged}`)).toBeVisible()
  await press('Save')
  await expect.poll(() => items[0]?.images.length).toBe(4)
  const sent = atob(items[0]?.images[3]?.url.replace('/api/v1/vault/media/', '') ?? '')
  expect(sent.slice(0, 3)).toBe('\xFF\xD8\xFF')
})

test('a file that is no photo is told in the documents’ words and not taken; the photos are for everybody', async () => {
  await openConsole(editPath(7), ...vaultInMemory(withPhotos()).responders)
  await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  await expect.element(page.getByText(/^notes\.txt: Photo is not in a supported format\./)).toBeVisible()
  await expect.element(page.getByText(/^Photos: 3 of at most 12\./)).toBeVisible()
  expect(await screenViolations()).toEqual([])
})
