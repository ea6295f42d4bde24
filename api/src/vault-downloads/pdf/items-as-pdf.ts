import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { VAULT_MEDIA_PATH } from '@vitrine/contracts/vault-media/paths'
import { originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { buffer } from 'node:stream/consumers'
import { shownDate } from '../shown-values.rules.ts'
import { factsOf } from './item-facts.rules.ts'
import { heightOnPage, VaultDocument, type DrawnItem } from './vault-document.ts'

interface PdfParts {
  title: string
  date: Date
  categories: ReadonlyMap<number, string>
  /** Asked for twice: pages are counted first. */
  items: () => AsyncIterable<VaultItem>
  /** Of the first photos, by their keys: the pages are the same whether a photo is drawn or not. */
  covers: ReadonlyMap<string, { width: number; height: number }>
  storage: ObjectStorage
}

const PHOTO_WIDTH = 400

/**
 * A vault to print. It is laid out twice, once without photos, so that each page can say of how many it is
 * one and nothing has to be kept until the last is known.
 */
export async function* itemsAsPdf({
  title,
  date,
  categories,
  items,
  covers,
  storage,
}: PdfParts): AsyncGenerator<Uint8Array> {
  const heading = { title, date: shownDate(date.toISOString()) }
  const counted = new VaultDocument({ ...heading, pages: null })
  for await (const item of items()) {
    counted.draw(drawn(item, { categories, covers, photo: null }))
    counted.taken()
  }
  const document = new VaultDocument({ ...heading, pages: counted.pages })
  for await (const item of items()) {
    document.draw(drawn(item, { categories, covers, photo: await photoOf(item, storage) }))
    const chunk = document.taken()
    if (chunk) yield chunk
  }
  yield* document.rest()
}

function drawn(
  item: VaultItem,
  { categories, covers, photo }: Pick<PdfParts, 'categories' | 'covers'> & { photo: Buffer | null },
): DrawnItem {
  const {
    title,
    subtitle,
    description,
    images: [cover],
  } = item
  return {
    title,
    subtitle,
    description,
    facts: factsOf(item, categories),
    photoHeight: cover ? heightOnPage(covers.get(keyOf(cover))) : null,
    photo,
  }
}

function keyOf({ url }: { url: string }): string {
  return url.slice(VAULT_MEDIA_PATH.length)
}

/** The first photo, small where the workers have made it so; null where there is none or it cannot be read. */
async function photoOf({ images: [cover] }: VaultItem, storage: ObjectStorage): Promise<Buffer | null> {
  if (!cover) return null
  const key = keyOf(cover)
  try {
    const object = (await storage.get(renditionOf(key, PHOTO_WIDTH))) ?? (await storage.get(originalOf(key)))
    return object ? await buffer(object.body) : null
  } catch {
    return null
  }
}
