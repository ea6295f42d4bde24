import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/vault-imports/endpoints'
import { busyStates, type RowState } from '@vitrine/contracts/vault-imports/imports'

const key = ['vault', 'imports'] as const
const POLL_MS = 1_000

/** All imports of the member, newest first. */
export const importList = (call: Client) =>
  queryOptions({
    queryKey: [...key, 'list'],
    staleTime: 0,
    queryFn: ({ signal }) => call(endpoints.listImports, {}, { signal }),
    select: ({ imports }) => imports,
  })

/** One import, asked again while workers are busy with it. */
export const importDetail = (call: Client, id: number) =>
  queryOptions({
    queryKey: [...key, id],
    staleTime: 0,
    queryFn: ({ signal }) => call(endpoints.readImport, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && busyStates.includes(data.state) ? POLL_MS : false),
  })

/** What is asked and refused. Each change of the import has a new one. */
export const importOverview = (call: Client, { id, revision }: { id: number; revision: number }) =>
  queryOptions({
    queryKey: [...key, id, 'overview', revision],
    queryFn: ({ signal }) => call(endpoints.readOverview, { params: { id } }, { signal }),
  })

export interface RowsShown {
  state?: RowState
  problem?: string
  offset: number
}

export const importRows = (
  call: Client,
  { id, revision }: { id: number; revision: number },
  query: RowsShown,
) =>
  queryOptions({
    queryKey: [...key, id, 'rows', query, revision],
    queryFn: ({ signal }) => call(endpoints.listRows, { params: { id }, query }, { signal }),
  })

/** Which photos belong to which rows. */
export const importPhotos = (call: Client, { id, revision }: { id: number; revision: number }) =>
  queryOptions({
    queryKey: [...key, id, 'photos', revision],
    queryFn: ({ signal }) => call(endpoints.readPhotos, { params: { id } }, { signal }),
  })

export const importUndo = (call: Client, { id, revision }: { id: number; revision: number }) =>
  queryOptions({
    queryKey: [...key, id, 'undo', revision],
    staleTime: 0,
    queryFn: ({ signal }) => call(endpoints.readUndo, { params: { id } }, { signal }),
  })
