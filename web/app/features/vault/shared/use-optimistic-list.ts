import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'

interface List<Item> {
  items: Item[]
  meta: { total: number; currentLimit: number; currentOffset: number }
}

interface ListChange<Item, Change> {
  /** What the lists are kept under. */
  queryKey: QueryKey
  send: (change: Change) => Promise<unknown>
  /** The row as it is then, or null where it is gone. */
  next: (item: Item, change: Change) => Item | null
  onFailed: (error: Error, change: Change) => void
}

/**
 * A change of a row that shows at once in every list that holds it; rows and totals come back where it is not
 * kept.
 */
export function useOptimisticList<Item, Change>({
  queryKey,
  send,
  next,
  onFailed,
}: ListChange<Item, Change>) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: send,
    onMutate: async (change) => {
      // What was asked before the change must not be shown after it.
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueriesData<List<Item>>({ queryKey })
      for (const [key, list] of before)
        if (list)
          queryClient.setQueryData(
            key,
            changedList(list, (item) => next(item, change)),
          )
      return before
    },
    onError: (error, change, before) => {
      for (const [key, list] of before ?? []) queryClient.setQueryData(key, list)
      onFailed(error, change)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
  return mutate
}

function changedList<Item>({ items, meta }: List<Item>, next: (item: Item) => Item | null): List<Item> {
  const kept = items.map(next).filter((item) => item !== null)
  return { items: kept, meta: { ...meta, total: meta.total - (items.length - kept.length) } }
}
