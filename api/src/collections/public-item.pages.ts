import { AppError } from '@vitrine/platform/app-error'
import { createHash } from 'node:crypto'
import { idIn, type ShownPage } from '../site/shown-page.ts'
import { readPublicItem } from '../vault-items/queries/read-public-item.query.ts'
import { findShownCollection } from './queries/find-shown-collection.query.ts'

const PAGE = /^\/app\/vault\/publicvaultitem\/?$/i

/** The page of an item in a public collection, which shows others of that collection, too. */
export const publicItemPage: ShownPage = {
  covers: 'vault-items',
  recordOf: (path, search) => (PAGE.test(path) ? idIn(search.get('id')) : null),
  fingerprintOf: async (database, id, now) => {
    try {
      const item = await readPublicItem(database, id, now)
      const collections = await Promise.all(
        item.itemCollections.map((collection) => findShownCollection(database, collection.id, now)),
      )
      return createHash('sha256')
        .update(JSON.stringify([item, collections.map(({ fingerprint }) => fingerprint)]))
        .digest('base64url')
        .slice(0, 22)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  },
}
