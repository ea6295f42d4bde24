import { useQueryClient } from '@tanstack/react-query'
import type { TagList } from '@vitrine/contracts/tags/schemas'
import type { ItemTag } from '@vitrine/contracts/vault-items/schemas'
import { useMemo } from 'react'
import { itemsKey } from '../queries/items.ts'
import { tagsKey } from '../queries/tags.ts'

/** Keeps what this browser knows of tags true after a change: lists of tags, and the items that carry them. */
export function useTagsChanged() {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      added: () => void queryClient.invalidateQueries({ queryKey: tagsKey }),
      edited: (tag: ItemTag) => {
        queryClient.setQueriesData<TagList>(
          { queryKey: tagsKey },
          (list) =>
            list && {
              ...list,
              items: list.items.map((one) => (one.id === tag.id ? { ...one, ...tag } : one)),
            },
        )
        void queryClient.invalidateQueries({ queryKey: itemsKey })
      },
    }),
    [queryClient],
  )
}
