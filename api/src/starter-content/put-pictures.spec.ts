import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { drawPictures, drawnFolders, findOutdatedPictures } from './drawings.ts'
import { putPictures } from './put-pictures.ts'

const starterPictures = fileURLToPath(new URL('../../starter-content/pictures', import.meta.url))

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="${color}" d="M0 0h40v30H0z"/></svg>`

async function drawingsFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-drawings-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  for (const kind of [...Object.keys(drawnFolders), 'icons', 'partners']) {
    await mkdir(join(folder, 'drawings', kind), { recursive: true })
    await writeFile(join(folder, 'drawings', kind, 'glass.svg'), drawing('#7a5a1f'))
  }
  return folder
}

test('a picture is drawn when its drawing is new or has changed', async () => {
  const drawings = join(await drawingsFolder(), 'drawings')
  const shown = async (name: string) => {
    const picture = sharp(await readFile(join(drawings, `${name}.webp`)))
    const [{ width, height }, { dominant }] = [await picture.metadata(), await picture.stats()]
    return [width, height, dominant.r > dominant.b ? 'brown' : 'blue']
  }
  expect(await drawPictures(drawings)).toEqual(Object.keys(drawnFolders).map((kind) => `${kind}/glass`))
  expect(await shown('categories/glass')).toEqual([800, 600, 'brown'])
  expect(await shown('authors/glass')).toEqual([400, 400, 'brown'])
  await writeFile(join(drawings, 'categories', 'glass.svg'), drawing('#1f3a7a'))
  expect(await findOutdatedPictures(drawings)).toEqual(['categories/glass'])
  expect(await drawPictures(drawings)).toEqual(['categories/glass'])
  expect(await shown('categories/glass')).toEqual([800, 600, 'blue'])
  expect(await findOutdatedPictures(drawings)).toEqual([])
})

test('drawings and pictures go into the media storage, and smaller sizes of earlier versions go', async () => {
  const folder = await drawingsFolder()
  await drawPictures(join(folder, 'drawings'))
  const storage = fileStorage(join(folder, 'media'))
  await storage.put('renditions/200/blog/glass.webp', Buffer.from('earlier'), 'image/webp')
  await putPictures(join(folder, 'drawings'), storage)
  for (const key of [
    'categories/glass.svg',
    'categories/glass.webp',
    'articles/glass.webp',
    'icons/glass.svg',
  ])
    expect(await storage.exists(key), key).toBe(true)
  expect(await storage.exists('renditions/200/blog/glass.webp')).toBe(false)
})

test('the pictures of the starter content are as their drawings: after a change, `npm run draw`', async () => {
  expect(await findOutdatedPictures(starterPictures)).toEqual([])
})
