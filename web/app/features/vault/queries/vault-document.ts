import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type {
  downloadDocument,
  readNewestDocument,
  startDocument as startEndpoint,
} from '@vitrine/contracts/vault-downloads/endpoints'
import * as downloadPaths from '@vitrine/contracts/vault-downloads/paths'

const ASK_AGAIN_MS = 2_000

export const vaultDocumentKey = ['vault', 'document'] as const

/** The newest PDF of the vault; asked for again while it is being made. */
export const newestDocument = (call: Client) =>
  queryOptions({
    queryKey: vaultDocumentKey,
    queryFn: ({ signal }) => call<typeof readNewestDocument>(downloadPaths.newestDocument, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.document?.state === 'making' ? ASK_AGAIN_MS : false),
  })

export const startDocument = async (call: Client) =>
  (await call<typeof startEndpoint>(downloadPaths.startDocument, {})).response

export const documentFile = async (call: Client, id: number) =>
  await call<typeof downloadDocument>(downloadPaths.documentFile, { params: { id } })
