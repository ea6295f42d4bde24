import { AppError } from '@vitrine/platform/app-error'
import { idIn, type ShownPage } from '../site/shown-page.ts'
import { findShownCollection } from './queries/find-shown-collection.query.ts'

const PAGE = /^\/app\/collection\/([^/]+)\/?$/i

/** The public page of a collection, by the same statement as its calls. */
export const collectionPage: ShownPage = {
  covers: 'vault-items',
  recordOf: (path) => {
    const [, id] = PAGE.exec(path) ?? []
    return id === undefined ? null : idIn(id)
  },
  fingerprintOf: async (database, id, now) => {
    try {
      return (await findShownCollection(database, id, now)).fingerprint
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  },
}
