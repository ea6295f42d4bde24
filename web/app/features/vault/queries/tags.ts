import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { listTags } from '@vitrine/contracts/tags/endpoints'
import type { TagList } from '@vitrine/contracts/tags/schemas'
import { tagLimits } from '@vitrine/contracts/tags/tags'

export interface TagsAsked {
  offset?: number
  limit?: number
  s?: string
  'f.title'?: string
}

/** What every list of tags is kept under. */
export const tagsKey = ['vault', 'tags'] as const

export const tagList = (call: Client, asked: TagsAsked) =>
  queryOptions({
    queryKey: [...tagsKey, asked],
    queryFn: ({ signal }) => call(listTags, { query: { ...asked } }, { signal }),
  })

/**
 * Every tag of the member, A-Z, for a select: a page after the other until there is none left. One list as
 * all others are, so that a change of a tag reaches it.
 */
export const allTags = (call: Client) =>
  queryOptions({
    queryKey: [...tagsKey, 'all'],
    queryFn: async ({ signal }): Promise<TagList> => {
      const tags: TagList['items'] = []
      for (;;) {
        const { items, meta } = await call(
          listTags,
          { query: { offset: tags.length, limit: tagLimits.pageMax, s: 'title:asc' } },
          { signal },
        )
        tags.push(...items)
        if (items.length === 0 || tags.length >= meta.total)
          return { items: tags, meta: { total: tags.length, currentLimit: tags.length, currentOffset: 0 } }
      }
    },
  })
