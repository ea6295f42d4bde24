import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/vault-trash/endpoints'
import type { TrashEntry } from '@vitrine/contracts/vault-trash/schemas'
import { trashLimits, type TrashKind } from '@vitrine/contracts/vault-trash/trash'

/** What every page of the trash is kept under. */
export const trashKey = ['vault', 'trash'] as const

/** One page of the trash, of one kind or of all. Read anew by each visit: other pages fill it. */
export const trashList = (call: Client, { kind, offset }: { kind: TrashKind | null; offset: number }) =>
  queryOptions({
    queryKey: [...trashKey, kind, offset],
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(
        endpoints.listTrash,
        { query: { offset, limit: trashLimits.pageSize, ...(kind && { 'f.kind': kind }) } },
        { signal },
      ),
  })

const calls = {
  items: [endpoints.restoreItem, endpoints.eraseItem],
  collections: [endpoints.restoreCollection, endpoints.eraseCollection],
  tags: [endpoints.restoreTag, endpoints.eraseTag],
} as const

export type NamedEntry = Pick<TrashEntry, 'kind' | 'id'>

/** @param title instead of its own, which another one has by now */
export async function restoreEntry(call: Client, { kind, id }: NamedEntry, title?: string): Promise<void> {
  const params = { id }
  if (kind === 'photos') await call(endpoints.restorePhoto, { params })
  else await call(calls[kind][0], { params, body: title === undefined ? {} : { title } })
}

export async function eraseEntry(call: Client, { kind, id }: NamedEntry): Promise<void> {
  await call(kind === 'photos' ? endpoints.erasePhoto : calls[kind][1], { params: { id } })
}

export const emptyTrash = (call: Client) => call(endpoints.emptyTrash, {})

/** Where a picture of the trash is loaded. */
export function trashedPictureUrl(id: number): string {
  return `/api/v1/vault/trash/pictures/${id}`
}
