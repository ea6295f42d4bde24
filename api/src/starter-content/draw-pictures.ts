import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import sharp from 'sharp'
import { RENDITION_WIDTHS } from '@vitrine/contracts/media/renditions'
import { renditionKey } from '../media/renditions.ts'

/**
 * Turns the drawn SVGs into the pictures that pages show, and puts them into the media storage with their
 * smaller sizes, so that the first look at a fresh product does not wait for these.
 */
export async function drawPictures(folder: string, storage: ObjectStorage): Promise<void> {
  await drawAll(folder, 'categories', { width: 800, height: 600 }, storage)
  await drawAll(folder, 'blog', { width: 800, height: 600 }, storage)
  await drawAll(folder, 'authors', { width: 400, height: 400 }, storage)
  for (const kind of ['icons', 'partners']) await putDrawings(folder, kind, storage)
}

/** Drawings that stay drawings: sharp at any size. */
async function putDrawings(folder: string, kind: string, storage: ObjectStorage): Promise<void> {
  for (const file of await svgFiles(join(folder, kind))) {
    await storage.put(`${kind}/${file}`, await readFile(join(folder, kind, file)), 'image/svg+xml')
  }
}

async function drawAll(
  folder: string,
  kind: string,
  size: { width: number; height: number },
  storage: ObjectStorage,
): Promise<void> {
  for (const file of await svgFiles(join(folder, kind))) {
    const picture = await sharp(join(folder, kind, file), { density: 144 })
      .resize(size)
      .webp({ quality: 84 })
      .toBuffer()
    const key = `${kind}/${basename(file, extname(file))}.webp`
    await storage.put(key, picture, 'image/webp')
    for (const width of RENDITION_WIDTHS)
      await storage.put(
        renditionKey(key, width),
        await sharp(picture).resize({ width, withoutEnlargement: true }).toBuffer(),
        'image/webp',
      )
  }
}

async function svgFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.svg')).toSorted()
}
