import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { drawPictures } from './draw-pictures.ts'

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="${color}" d="M0 0h40v30H0z"/></svg>`

test('the starter pictures come with their smaller sizes, which are made anew with them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-drawings-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  const [drawings, media] = [join(folder, 'drawings'), join(folder, 'media')]
  for (const kind of ['categories', 'blog', 'authors', 'icons', 'partners']) {
    await mkdir(join(drawings, kind), { recursive: true })
    await writeFile(join(drawings, kind, 'glass.svg'), drawing('#7a5a1f'))
  }
  const shown = async (place: string) => {
    const picture = sharp(await readFile(join(media, place)))
    const [{ width, height, format }, { dominant }] = [await picture.metadata(), await picture.stats()]
    return [width, height, format, dominant.r > dominant.b ? 'brown' : 'blue']
  }
  await drawPictures(drawings, fileStorage(media))
  expect(await shown('categories/glass.webp')).toEqual([800, 600, 'webp', 'brown'])
  expect(await shown('renditions/400/categories/glass.webp')).toEqual([400, 300, 'webp', 'brown'])
  expect(await shown('renditions/200/blog/glass.webp')).toEqual([200, 150, 'webp', 'brown'])
  expect(await shown('renditions/200/authors/glass.webp')).toEqual([200, 200, 'webp', 'brown'])
  await writeFile(join(drawings, 'categories', 'glass.svg'), drawing('#1f3a7a'))
  await drawPictures(drawings, fileStorage(media))
  expect(await shown('renditions/200/categories/glass.webp')).toEqual([200, 150, 'webp', 'blue'])
})
