import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type {
  createTag as createEndpoint,
  deleteTag as deleteEndpoint,
  listTags,
  updateTag as updateEndpoint,
} from '@vitrine/contracts/tags/endpoints'
import * as tagsPaths from '@vitrine/contracts/tags/paths'
import type { TagInput } from '@vitrine/contracts/tags/schemas'

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
    queryFn: ({ signal }) => call<typeof listTags>(tagsPaths.list, { query: { ...asked } }, { signal }),
  })

export const createTag = async (call: Client, body: TagInput) =>
  (await call<typeof createEndpoint>(tagsPaths.create, { body })).response

export const updateTag = async (call: Client, id: number, body: TagInput) =>
  (await call<typeof updateEndpoint>(tagsPaths.update, { params: { id }, body })).response

export const deleteTag = (call: Client, id: number) =>
  call<typeof deleteEndpoint>(tagsPaths.remove, { params: { id } })
