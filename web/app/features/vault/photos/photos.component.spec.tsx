import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { updateItem } from '@vitrine/contracts/vault-items/endpoints'
import { vaultMediaLimits } from '@vitrine/contracts/vault-media/messages'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aPhotoFile, chooseFiles } from '../../../../tests/a-photo-file.ts'
import {
  ADD_ITEM,
  button,
  EDIT_ITEM,
  entries,
  images,
  item,
  noTags,
  reader,
  saved,
} from '../../../../tests/a-wizard.ts'
import { all } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { PhotoEditor } from './PhotoEditor.tsx'
import { readPhoto } from './use-photos.ts'

/** 16 by 16 pixels of one color. */
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACQAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAABAAAAAQAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAsbWRhdBIACgg4DP/aQENBpDIWGUJjBMAANAAAdYZN2uZZfW7nb0W1eg=='

beforeEach(() => sessionStorage.clear())

test('D2-118: a file becomes a photo with its name, type and extension, and a small jpeg to show', async () => {
  const file = await aPhotoFile('one.PNG', { type: 'image/png', width: 800, height: 600 })
  const read = await readPhoto(file, 'here')
  if (!('photo' in read)) throw new Error(read.problem)
  const { preview, ...photo } = read.photo
  expect(photo).toEqual({
    id: 'here',
    name: 'one.PNG',
    url: null,
    type: 'image/png',
    extension: 'png',
    isEdited: false,
    altText: '',
    content: file,
    upload: { kind: 'none' },
  })
  expect([preview.type, preview.url]).toEqual(['image/jpeg', `data:image/jpeg;base64,${preview.base64}`])
  const shown = new Image()
  shown.src = preview.url
  await shown.decode()
  expect([shown.naturalWidth, shown.naturalHeight]).toEqual([400, 300])
})

const problemOf = async (file: File) => {
  const read = await readPhoto(file, 'here')
  return 'problem' in read ? read.problem : null
}

test('D2-121: a damaged photo is told apart from one of another kind', async () => {
  const whole = await aPhotoFile('whole.jpg', { width: 800, height: 600 })
  const bitmap = await aPhotoFile('whole.png', { type: 'image/png', width: 800, height: 600 })
  const damaged = (name: string) =>
    `${name}: The photo is damaged, or is not a picture. Please choose another file.`
  for (const [content, name] of [
    ['hello', 'five-bytes.jpg'],
    ['hello', 'five-bytes.heic'],
    [whole.slice(0, whole.size / 2), 'half.jpg'],
    [bitmap.slice(0, bitmap.size / 2), 'half.png'],
  ] as const)
    expect(await problemOf(new File([content], name))).toBe(damaged(name))
  expect(await problemOf(new File(['II*\0\b\0\0\0'], 'scan.jpg'))).toBe(
    'scan.jpg: The photo has an unsupported type. Try converting it to one of the supported types or upload it from a different browser.',
  )
  expect(await problemOf(whole)).toBeNull()
})

test.each(['one.webp', 'saved-from-a-page.jpg'])('D2-116: a WebP named %s becomes a jpeg', async (name) => {
  const webp = await aPhotoFile(name, { type: 'image/webp', width: 80, height: 60 })
  const read = await readPhoto(new File([webp], name), 'here')
  if (!('photo' in read)) throw new Error(read.problem)
  const start = new Uint8Array((await read.photo.content?.slice(0, 2).arrayBuffer()) ?? [])
  expect([read.photo.type, ...start]).toEqual(['image/jpeg', 0xff, 0xd8])
})

test('D2-116: an AVIF becomes a jpeg', async () => {
  const bytes = Uint8Array.from(atob(AVIF), (letter) => letter.charCodeAt(0))
  const read = await readPhoto(new File([bytes], 'one.avif', { type: 'image/avif' }), 'here')
  expect(read).toMatchObject({ photo: { type: 'image/jpeg' } })
})

test('one press rotates a photo by 90 degrees, a second one further', async () => {
  const { asked, place } = await openSite(
    EDIT_ITEM,
    reader,
    entries,
    item({ images: [] }),
    images(),
    responds(updateItem, () => saved(12)),
  )
  await expect.element(button('Next')).toBeVisible()
  chooseFiles('Photos', [await aPhotoFile('one.png', { type: 'image/png', width: 80, height: 60 })])
  const rotate = page.getByRole('button', { name: 'Rotate photo 1, the cover' })
  const sides = async () => {
    const shown = new Image()
    shown.src = document.querySelector<HTMLImageElement>('[aria-label="Your photos"] img')?.src ?? ''
    await shown.decode()
    return [shown.naturalWidth, shown.naturalHeight]
  }
  await rotate.click()
  await expect.poll(sides).toEqual([60, 80])
  await rotate.click()
  await rotate.click()
  await expect.poll(sides).toEqual([60, 80])
  await expect.element(page.getByText('1 of 12 photos')).toBeVisible()
  await button('Next').click()
  await button('Next').click()
  await button('Save').click()
  await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  const sent = asked.find(({ path }) => path.endsWith('/images/edit'))?.body
  const stored = new Image()
  stored.src = `data:image/png;base64,${(sent as { images: { base64ImageData: string }[] }).images[0]?.base64ImageData}`
  await stored.decode()
  expect([stored.naturalWidth, stored.naturalHeight]).toEqual([60, 80])
})

test('D2-118, D2-129: a photo that was edited is marked, and holds what was cut', async () => {
  const read = await readPhoto(
    await aPhotoFile('one.png', { type: 'image/png', width: 800, height: 600 }),
    'here',
  )
  if (!('photo' in read)) throw new Error(read.problem)
  const done = vi.fn<Parameters<typeof PhotoEditor>[0]['onDone']>()
  await render(<PhotoEditor photo={read.photo} onClose={() => undefined} onDone={done} />)
  await page.getByRole('spinbutton', { name: 'Width' }).fill('600')
  await button('Apply').click()
  await expect
    .poll(() => done.mock.calls)
    .toEqual([[expect.objectContaining({ isEdited: true, type: 'image/png', content: expect.any(Blob) })]])
})

test('D2-131: the review shows the cover large and the others 132 wide', async () => {
  await openSite(EDIT_ITEM, reader, entries, item())
  await button('Next').click()
  await button('Next').click()
  const widths = () =>
    all('section[aria-label="Photos and video"] li').map((photo) => photo.getBoundingClientRect().width)
  await expect.poll(() => widths()[1]).toBe(vaultMediaLimits.thumbnailWidth)
  expect(widths()[0]).toBeGreaterThan(200)
})

test('a photo is described, and its words are sent with the set', async () => {
  const { asked, place } = await openSite(
    EDIT_ITEM,
    reader,
    entries,
    item(),
    images(),
    responds(updateItem, () => saved(12)),
  )
  await page.getByRole('button', { name: 'Describe photo 2' }).click()
  const words = page.getByRole('textbox', { name: 'Alternative text' })
  await expect.element(words).toHaveAttribute('maxlength', '250')
  await words.fill(' The mark below the foot ')
  await button('Apply').click()
  await expect.element(page.getByRole('img', { name: 'The mark below the foot' })).toBeVisible()
  await button('Next').click()
  await button('Next').click()
  await button('Save').click()
  await expect.poll(place).toBe('/app/vault/myVaultItem?id=12')
  expect(asked.find(({ path }) => path.endsWith('/images/edit'))?.body).toEqual({
    images: [
      { url: '/api/v1/vault/media/first' },
      { url: '/api/v1/vault/media/second', altText: 'The mark below the foot' },
    ],
  })
})

test('who takes photos out by the keyboard keeps the focus: at the next one, at the one before, and at what others are chosen by', async () => {
  await openSite(
    EDIT_ITEM,
    reader,
    entries,
    item({
      images: ['first', 'second', 'third'].map((name, at) => ({
        id: at + 1,
        url: `/api/v1/vault/media/${name}`,
        altText: name,
      })),
    }),
  )
  const left = () => all('[aria-label="Your photos"] img').map((img) => img.getAttribute('alt'))
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true })
  await expect.element(remove('photo 3')).toBeVisible()
  remove('photo 2').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(left).toEqual(['first', 'third'])
  await expect.element(remove('photo 2')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(left).toEqual(['first'])
  await expect.element(remove('photo 1, the cover')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(left).toEqual([])
  await expect.element(button('Choose photos')).toHaveFocus()
})

describe('moving photos', () => {
  const five = ['first', 'second', 'third', 'fourth', 'fifth'].map((name, at) => ({
    id: at + 1,
    url: `/api/v1/vault/media/${name}`,
    altText: name,
  }))
  const order = () => all('[aria-label="Your photos"] img').map((img) => img.getAttribute('alt'))
  const handle = (name: string) => page.getByRole('button', { name, exact: true })
  const open = async () => {
    await openSite(EDIT_ITEM, reader, entries, item({ images: five }))
    await expect.element(handle('Move photo 5')).toBeVisible()
  }

  test('the keyboard lifts one, moves it step by step with the focus, and Escape puts it back', async () => {
    await open()
    handle('Move photo 2').element().focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{ArrowUp}{Enter}')
    await expect.poll(order).toEqual(['first', 'third', 'second', 'fourth', 'fifth'])
    await expect.element(handle('Move photo 3')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(handle('Move photo 3')).toHaveFocus()
    expect(order()).toEqual(['first', 'third', 'second', 'fourth', 'fifth'])
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.poll(order).toEqual(['first', 'third', 'fourth', 'fifth', 'second'])
    await expect.element(page.getByText('Photo 4 is now photo 5 of 5.')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.poll(order).toEqual(['first', 'third', 'second', 'fourth', 'fifth'])
  })

  test('a press lifts one, and a press at another puts it in that place', async () => {
    await open()
    await handle('Move photo 5').click()
    await handle('Put it in the place of photo 1, the cover').click()
    await expect.poll(order).toEqual(['fifth', 'first', 'second', 'third', 'fourth'])
    await expect.element(handle('Move photo 2')).toBeVisible()
  })

  test('one that is dragged takes the place of the one that it is dropped on', async () => {
    await open()
    const tiles = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')
    await userEvent.dragAndDrop(tiles.nth(0), tiles.nth(2))
    await expect.poll(order).toEqual(['second', 'third', 'first', 'fourth', 'fifth'])
    await userEvent.dragAndDrop(tiles.nth(4), tiles.nth(1))
    await expect.poll(order).toEqual(['second', 'fifth', 'third', 'first', 'fourth'])
  })
})

describe('the editor', () => {
  test.each([
    [1440, 900],
    [390, 844],
    [320, 480],
  ])(
    'has its buttons in sight in a window of %i by %i, without scrolling, and what has the focus stands above them',
    async (width, height) => {
      await page.viewport(width, height)
      onTestFinished(() => page.viewport(1300, 800))
      const read = await readPhoto(
        await aPhotoFile('one.png', { type: 'image/png', width: 800, height: 600 }),
        'here',
      )
      if (!('photo' in read)) throw new Error(read.problem)
      await render(<PhotoEditor photo={read.photo} onClose={() => undefined} onDone={() => undefined} />)
      await expect.element(button('Apply')).toBeEnabled()
      for (const name of ['Cancel', 'Apply']) await expect.element(button(name)).toBeInViewport({ ratio: 1 })
      const bottom = () =>
        page.getByRole('slider', { name: 'Vertical position' }).element().getBoundingClientRect().bottom
      const before = page.getByRole('slider', { name: 'Horizontal position' }).element()
      if (before instanceof HTMLElement) before.focus()
      await userEvent.tab()
      await expect.element(page.getByRole('slider', { name: 'Vertical position' })).toHaveFocus()
      await expect.poll(bottom).toBeLessThanOrEqual(button('Apply').element().getBoundingClientRect().top)
      await expect.element(button('Apply')).toBeInViewport({ ratio: 1 })
    },
  )

  const slider = (name: string) => page.getByRole('slider', { name })
  const side = (name: string) => page.getByRole('spinbutton', { name })

  test('D2-130, D2-131: begins at scale 1, or 0.75 zoomed out, and every number has its limits and steps', async () => {
    await openSite(ADD_ITEM, reader, entries, noTags)
    await expect.element(button('Next')).toBeVisible()
    chooseFiles('Photos', [await aPhotoFile('one.png', { type: 'image/png', width: 803, height: 600 })])
    await page.getByRole('button', { name: 'Edit photo 1, the cover' }).click()
    await expect.element(side('Width')).toHaveValue('800')
    for (const name of ['Width', 'Height']) {
      for (const [attribute, value] of Object.entries({ valuemin: '500', valuemax: '9000' }))
        await expect.element(side(name)).toHaveAttribute(`aria-${attribute}`, value)
      const before = name === 'Width' ? 800 : 600
      await side(name).click()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
      await expect.element(side(name)).toHaveValue(String(before + 10))
    }
    for (const [value, isTaken] of [
      ['9001', false],
      ['9000', true],
      ['499', false],
      ['600.5', false],
      ['-600', false],
      ['500', true],
    ] as const) {
      await side('Height').fill(value)
      if (isTaken) await expect.element(button('Apply')).toBeEnabled()
      else await expect.element(button('Apply')).toBeDisabled()
    }
    for (const name of ['Horizontal position', 'Vertical position']) {
      await expect.element(slider(name)).toHaveAttribute('min', '0')
      await expect.element(slider(name)).toHaveAttribute('max', '1')
    }
    await expect.element(slider('Scale')).toHaveValue('1')
    await expect.element(slider('Scale')).toHaveAttribute('min', '1')
    await expect.element(slider('Scale')).toHaveAttribute('max', '2')
    await page.getByRole('switch', { name: 'Zoom out' }).click()
    await expect.element(slider('Scale')).toHaveValue('0.75')
    await expect.element(slider('Scale')).toHaveAttribute('min', '0.1')
    await page.getByRole('switch', { name: 'Zoom out' }).click()
    await expect.element(slider('Scale')).toHaveValue('1')
  })
})
