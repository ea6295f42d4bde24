import { collectionSorts } from '@vitrine/contracts/collections/sorts'
import { parseOffset } from '@vitrine/contracts/offset'
import { orNull } from '../../shared/api/failure.ts'
import type { Queries } from '../../shared/api/queries.ts'
import { rootCategories } from '../dictionary/queries/root-categories.ts'
import { loadShown, notACollection } from './load-collection.ts'
import { publicCollection } from './queries/public-collection.ts'
import { publicItems } from './queries/public-items.ts'

/** A collection with one page of its items, or the sentence that stands in its place, with its status. */
export async function loadCollection({ call, fetch }: Queries, id: number | null, search: URLSearchParams) {
  const s = collectionSorts.find((sort) => sort === search.get('s')) ?? 'createdDate:desc'
  return await loadShown(async () => {
    const wanted = id ?? notACollection()
    const [collection, items, roots] = await Promise.all([
      fetch(publicCollection(call, wanted)),
      fetch(publicItems(call, { id: wanted, offset: parseOffset(search.get('offset')), s })),
      orNull(fetch(rootCategories(call))),
    ])
    return { collection, items, s, roots: roots?.items ?? [] }
  })
}
