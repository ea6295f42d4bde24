import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { CallFailed, type Client } from '@vitrine/contracts/client'
import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import { listDrafts, readDraft } from '@vitrine/contracts/vault-drafts/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'

/** What every draft is kept under. */
export const draftsKey = ['vault', 'drafts'] as const

const draftListsKey = [...draftsKey, 'list'] as const

/** One page of drafts. Read anew by each visit: other pages make them. */
export const draftList = (call: Client, offset: number) =>
  queryOptions({
    queryKey: [...draftListsKey, offset],
    staleTime: 0,
    queryFn: ({ signal }) => call(listDrafts, { query: { offset, limit: draftLimits.pageSize } }, { signal }),
  })

/** A draft has become an item: it is not asked for again. */
export async function forgetDraft(queries: QueryClient, id: number): Promise<void> {
  queries.setQueryData(vaultDraft(browserCall, id).queryKey, null)
  await queries.invalidateQueries({ queryKey: draftListsKey })
}

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
