import type { Client } from '@vitrine/contracts/client'
import {
  createTag as createEndpoint,
  deleteTag as deleteEndpoint,
  listTags,
  updateTag as updateEndpoint,
} from '@vitrine/contracts/tags/endpoints'
import type { TagInput } from '@vitrine/contracts/tags/schemas'
import type { ItemTag } from '@vitrine/contracts/vault-items/schemas'
import { createOrFind } from './lost-creates.ts'

/** Under which name the input of a tag's form outlives a session: see shared/forms/typed-input.ts. */
export const tagForm = (tag: { id: number } | 'new') => `tag:${tag === 'new' ? tag : tag.id}`

export const createTag = (call: Client, body: TagInput): Promise<ItemTag> =>
  createOrFind('tag', body.title, {
    create: async () => (await call(createEndpoint, { body })).response,
    find: async () => {
      const { items } = await call(listTags, { query: { 'f.title': body.title } })
      return items.find(({ title, color }) => title === body.title && color === body.color) ?? null
    },
  })

export const updateTag = async (call: Client, id: number, body: TagInput) =>
  (await call(updateEndpoint, { params: { id }, body })).response

export const deleteTag = (call: Client, id: number) => call(deleteEndpoint, { params: { id } })
