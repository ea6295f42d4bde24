import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type {
  deleteAttribute as deleteEndpoint,
  listAttributes,
  renameAttribute as renameEndpoint,
} from '@vitrine/contracts/custom-attributes/endpoints'
import * as attributesPaths from '@vitrine/contracts/custom-attributes/paths'

export const attributesKey = ['vault', 'attributes'] as const

/** The member's own entries of one kind, without those that everybody has. */
export const ownAttributes = (
  call: Client,
  type: AttributeType,
  { offset, limit }: { offset: number; limit: number },
) =>
  queryOptions({
    queryKey: [...attributesKey, type, { offset, limit }],
    queryFn: ({ signal }) =>
      call<typeof listAttributes>(
        attributesPaths.list,
        { query: { 'f.type': type, 'f.isDefault': 'false', offset, limit, s: 'displayName:asc' } },
        { signal },
      ),
  })

export const renameAttribute = (
  call: Client,
  { id, type, displayName }: { id: number; type: AttributeType; displayName: string },
) => call<typeof renameEndpoint>(attributesPaths.rename, { params: { id }, body: { id, type, displayName } })

export const deleteAttribute = (call: Client, id: number) =>
  call<typeof deleteEndpoint>(attributesPaths.remove, { params: { id } })
