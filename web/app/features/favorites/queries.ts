import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import {
  addFavorite,
  exportMarks as exportEndpoint,
  listFavorites,
  readFavoriteStates,
  removeFavorite,
} from '@vitrine/contracts/favorites/endpoints'
import { favoriteLimits, type FavoriteSort, type FavoriteType } from '@vitrine/contracts/favorites/favorites'

const favoriteListsKey = (itemType: FavoriteType) => ['favorite-lists', itemType] as const

/** One page of the reader's favorites of a kind. */
export const favoriteList = (
  call: Client,
  itemType: FavoriteType,
  asked: { sort: FavoriteSort; pageNumber: number },
) =>
  queryOptions({
    queryKey: [...favoriteListsKey(itemType), asked],
    queryFn: ({ signal }) => call(listFavorites, { params: { itemType }, query: asked }, { signal }),
  })

/**
 * The lists hold another number of favorites now. `isAskedAgain` says whether the one that is shown is asked
 * for at once.
 */
export async function favoritesChanged(
  queryClient: QueryClient,
  itemType: FavoriteType,
  isAskedAgain = true,
): Promise<void> {
  await queryClient.invalidateQueries({
    queryKey: favoriteListsKey(itemType),
    refetchType: isAskedAgain ? 'active' : 'none',
  })
}

export const exportMarks = (call: Client, sort: FavoriteSort) => call(exportEndpoint, { query: { sort } })

interface Batch {
  call: Client
  itemType: FavoriteType
  ids: Set<number>
  /** The id of the favorite by that of its item. */
  states: Promise<ReadonlyMap<number, number>>
}

/** What hearts ask for now; null once it has been sent. */
let open: Batch | null = null

/** What the states of all hearts are kept under. */
export const favoriteStatesKey = ['favorites'] as const

/**
 * The id under which the reader keeps an item as a favorite; null where it is none. All hearts that come up
 * together ask in one call.
 */
export const favoriteState = (call: Client, itemType: FavoriteType, id: number) =>
  queryOptions({
    queryKey: [...favoriteStatesKey, itemType, id],
    queryFn: async () => {
      if (open?.call !== call || open.itemType !== itemType || open.ids.size >= favoriteLimits.statesMax)
        open = newBatch(call, itemType)
      open.ids.add(id)
      return (await open.states).get(id) ?? null
    },
  })

function newBatch(call: Client, itemType: FavoriteType): Batch {
  const ids = new Set<number>()
  const batch: Batch = { call, itemType, ids, states: allAtOnce(ids).then(send) }
  async function send() {
    if (open === batch) open = null
    const { items } = await call(readFavoriteStates, {
      params: { itemType },
      query: { ids: [...ids].join(',') },
    })
    return new Map(items.map(({ id, favoriteId }) => [id, favoriteId]))
  }
  return batch
}

/**
 * After all hearts of the page have been put up: React shows each in its own time once their script is there,
 * so a frame has to pass in which none came.
 */
async function allAtOnce(ids: ReadonlySet<number>): Promise<void> {
  let known: number
  do {
    known = ids.size
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  } while (ids.size > known)
}

/** Returns the id of the favorite. */
export async function addToFavorites(call: Client, itemType: FavoriteType, id: number): Promise<number> {
  return (await call(addFavorite, { params: { itemType }, body: { id } })).response.id
}

/** What is gone already, from another tab for example, is removed as well. */
export async function removeFromFavorites(
  call: Client,
  itemType: FavoriteType,
  favoriteId: number,
): Promise<void> {
  try {
    await call(removeFavorite, { params: { itemType }, query: { favoriteId } })
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 404) throw error
  }
}
