import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { RENDITION_WIDTHS } from '@vitrine/contracts/media/renditions'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { renditionKey } from '../media/renditions.ts'
import { drawnFolders } from './drawings.ts'

const kinds = [...Object.keys(drawnFolders), 'icons', 'partners']
const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.webp': 'image/webp' }

/**
 * Puts the drawings and the pictures made of them into the media storage. Smaller sizes of earlier versions
 * go, and are made anew when they are asked for.
 */
export async function putPictures(folder: string, storage: ObjectStorage): Promise<void> {
  for (const kind of kinds)
    for (const file of await readdir(join(folder, kind))) {
      const type = types[extname(file)]
      if (!type) continue
      const key = `${kind}/${file}`
      await storage.put(key, await readFile(join(folder, kind, file)), type)
      if (type === 'image/webp')
        for (const width of RENDITION_WIDTHS) await storage.delete(renditionKey(key, width))
    }
}
