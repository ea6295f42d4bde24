import { EXAMPLE_VAULT, type PathsOfVault } from '../vault/shared/vault-paths.ts'

export const EXAMPLE_ITEMS = `${EXAMPLE_VAULT}/items`

export type ExampleView = 'list' | 'grid'

export const examplePaths: PathsOfVault = {
  item: (id) => `${EXAMPLE_ITEMS}/${id}`,
  collection: (id) => exampleItemsPath({ view: 'list', collection: id }),
}

/** Which items are listed, and how: the page's query, so that it also works without scripts. */
export interface ExampleList {
  view: ExampleView
  /** Null: of every collection, and of none. */
  collection: number | null
}

export function exampleItemsPath({ view, collection }: ExampleList): string {
  const query = new URLSearchParams({
    ...(collection !== null && { collection: String(collection) }),
    ...(view === 'grid' && { view }),
  }).toString()
  return query ? `${EXAMPLE_ITEMS}?${query}` : EXAMPLE_ITEMS
}

export function exampleListIn(query: URLSearchParams): ExampleList {
  const collection = Number(query.get('collection') ?? '')
  return {
    view: query.get('view') === 'grid' ? 'grid' : 'list',
    collection: Number.isInteger(collection) && collection > 0 ? collection : null,
  }
}
