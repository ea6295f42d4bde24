import { queryOptions } from '@tanstack/react-query'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import { listDrafts, readDraft } from '@vitrine/contracts/vault-drafts/endpoints'

/** What every draft is kept under. */
export const draftsKey = ['vault', 'drafts'] as const

/** One page of drafts. Read anew by each visit: other pages make them. */
export const draftList = (call: Client, offset: number) =>
  queryOptions({
    queryKey: [...draftsKey, 'list', offset],
    staleTime: 0,
    queryFn: ({ signal }) => call(listDrafts, { query: { offset, limit: draftLimits.pageSize } }, { signal }),
  })

/** Null where there is none with this id. */
export const vaultDraft = (call: Client, id: number) =>
  queryOptions({
    queryKey: [...draftsKey, id],
    queryFn: ({ signal }) =>
      call(readDraft, { params: { id } }, { signal }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 404) return null
        throw error
      }),
  })
