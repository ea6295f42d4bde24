import { data } from 'react-router'
import { loadList } from '../../shared/api/failure.ts'
import type { Queries } from '../../shared/api/queries.ts'
import { collectionGone, notShown, publicCollection } from './queries/public-collection.ts'

/** As the path of a page names it; null for what cannot be one. */
export function collectionIdIn(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
}

/** The collection alone, for whoever reports it. */
export async function loadReported({ call, fetch }: Queries, id: number | null) {
  return await loadShown(async () => ({
    collection: await fetch(publicCollection(call, id ?? notACollection())),
  }))
}

/** What cannot be an id is the id of no collection. */
class NotACollection extends Error {}

export function notACollection(): never {
  throw new NotACollection()
}

/** What `load` gives, or the sentence that stands in its place, with its status. */
export async function loadShown<Shown>(load: () => Promise<Shown>) {
  const loaded = await loadList(async () => {
    try {
      return { shown: await load(), missing: null }
    } catch (error) {
      const missing = error instanceof NotACollection ? collectionGone : notShown(error)
      if (!missing) throw error
      return { shown: null, missing }
    }
  })
  const missing = loaded.data.response?.missing
  // The page says itself why there is nothing to see; its status says it too.
  return missing ? data(loaded.data, { status: missing.status }) : loaded
}
