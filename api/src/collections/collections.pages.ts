import { AppError } from '@vitrine/platform/app-error'
import { createHash } from 'node:crypto'
import { idIn, type ShownPage } from '../site/shown-page.ts'
import { readPublicItem } from '../vault-items/queries/read-public-item.query.ts'
import { findShownCollection } from './queries/find-shown-collection.query.ts'

const COLLECTION_PAGE = /^\/app\/collection\/([^/]+)\/?$/i
const ITEM_PAGE = /^\/app\/vault\/publicvaultitem\/?$/i

/** The public page of a collection, by the same statement as its calls. */
export const collectionPage: ShownPage = {
  covers: 'vault-items',
  recordOf: (path) => {
    const [, id] = COLLECTION_PAGE.exec(path) ?? []
    return id === undefined ? null : idIn(id)
  },
  fingerprintOf: (database, id, now) =>
    nullIfNotShown(async () => (await findShownCollection(database, id, now)).fingerprint),
}

/** The page of an item in a public collection, which shows others of that collection, too. */
export const publicItemPage: ShownPage = {
  covers: 'vault-items',
  recordOf: (path, search) => (ITEM_PAGE.test(path) ? idIn(search.get('id')) : null),
  fingerprintOf: (database, id, now) =>
    nullIfNotShown(async () => {
      const item = await readPublicItem(database, id, now)
      const collections = await Promise.all(
        item.itemCollections.map((collection) => findShownCollection(database, collection.id, now)),
      )
      return createHash('sha256')
        .update(JSON.stringify([item, collections.map(({ fingerprint }) => fingerprint)]))
        .digest('base64url')
        .slice(0, 22)
    }),
}

async function nullIfNotShown(read: () => Promise<string>): Promise<string | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
