import {
  downloadCsv,
  downloadDocument,
  downloadOriginals,
  readNewestDocument,
  startDocument as startEndpoint,
} from '@vitrine/contracts/vault-downloads/endpoints'
import { useEffect, useRef, useState } from 'react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed, type Client, fillPath } from '@vitrine/contracts/client'
import type { ErrorCode } from '@vitrine/contracts/errors'
import { vaultDownloadMessages as messages } from '@vitrine/contracts/vault-downloads/messages'
import type { VaultDocument } from '@vitrine/contracts/vault-downloads/schemas'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { saveFile } from './save-file.ts'
import type { ToastContent } from '../../../shared/ui/overlays/toasts.ts'

export interface VaultFile {
  label: string
  endpoint: typeof downloadCsv
  name: string
}

export const table: VaultFile = { label: 'CSV', endpoint: downloadCsv, name: 'vaultItems.csv' }
/** Photos and videos as they were sent. */
export const originals: VaultFile = { label: 'ZIP', endpoint: downloadOriginals, name: 'vaultItems.zip' }

/** Saves one file at a time. @param onFailed told why one does not come */
export function useDownload(onFailed: (text: string) => void): {
  isBusy: boolean
  download: (file: VaultFile) => Promise<void>
} {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    download: async ({ endpoint, name }) => {
      if (isBusy) return
      setBusy(true)
      try {
        saveFile(await browserCall(endpoint, {}), name)
      } catch (error) {
        onFailed(downloadFailure(error))
      } finally {
        setBusy(false)
      }
    },
  }
}

const ASK_AGAIN_MS = 2_000

const vaultDocumentKey = ['vault', 'document'] as const

/** The newest PDF of the vault; asked for again while it is being made. */
const newestDocument = (call: Client) =>
  queryOptions({
    queryKey: vaultDocumentKey,
    queryFn: ({ signal }) => call(readNewestDocument, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.document?.state === 'making' ? ASK_AGAIN_MS : false),
  })

const startDocument = async (call: Client) => (await call(startEndpoint, {})).response

const documentFile = async (call: Client, id: number) => await call(downloadDocument, { params: { id } })

const NAME = 'vaultItems.pdf'
/** One that is ready sooner is saved at once; a later one is offered as a link. */
const LATE_MS = 20_000
/** Set while a PDF that this browser has started has not come, so that the next page asks for it. */
const STARTED = 'vaultDocumentStarted'

export const documentLink = ({ id }: VaultDocument) => ({
  href: fillPath(downloadDocument.path, { params: { id } }),
  label: `Download ${NAME}`,
})

/**
 * The PDF of the vault, which is made beside the page.
 *
 * @param isWanted whether the page shows the newest one, be it made or not
 * @param tell shows what has become of it in place of what it showed before; null: the file has come
 */
export function useVaultDocument(
  isWanted: boolean,
  tell: (notice: ToastContent | null) => void,
): { isBusy: boolean; ready: VaultDocument | null; start: () => Promise<void> } {
  const queryClient = useQueryClient()
  const [isStarting, setStarting] = useState(false)
  const startedAt = useRef<number | null>(null)
  const isAwaited = useRef(false)
  const [isStartedElsewhere, setStartedElsewhere] = useState(false)
  const { data } = useQuery({
    ...newestDocument(browserCall),
    enabled: isWanted || isStartedElsewhere || wasStarted(),
  })
  const document = data?.document ?? null
  const isMaking = document?.state === 'making'

  // Another tab saves the file; this one offers a link.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== STARTED || newValue === null) return
      isAwaited.current = true
      setStartedElsewhere(true)
      void queryClient.invalidateQueries({ queryKey: vaultDocumentKey })
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [queryClient])

  useEffect(() => {
    if (!isMaking) return undefined
    const timer = setTimeout(() => tell({ text: messages.takesLonger }), LATE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `tell` shows, and asks nothing that changes
  }, [isMaking])

  useEffect(() => {
    if (!document || document.state === 'making' || !(isAwaited.current || wasStarted())) return
    isAwaited.current = false
    noteStarted(false)
    const isLate = startedAt.current === null || performance.now() - startedAt.current > LATE_MS
    if (document.state === 'failed')
      tell({ kind: 'failed', text: document.problem === 'tooLarge' ? messages.tooLarge : messages.failed })
    else if (isLate) tell({ text: messages.ready, link: documentLink(document) })
    else
      void documentFile(browserCall, document.id).then(
        (file) => {
          saveFile(file, NAME)
          tell(null)
        },
        (error: unknown) => tell({ kind: 'failed', text: downloadFailure(error) }),
      )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [document?.id, document?.state])

  return {
    isBusy: isStarting || isMaking,
    ready: document?.state === 'ready' ? document : null,
    start: async () => {
      if (isStarting || isMaking) return
      setStarting(true)
      try {
        const started = await startDocument(browserCall)
        startedAt.current = performance.now()
        isAwaited.current = true
        noteStarted(true)
        tell({ text: messages.beingMade })
        queryClient.setQueryData(vaultDocumentKey, { document: started })
      } catch (error) {
        tell({ kind: 'failed', text: downloadFailure(error) })
      } finally {
        setStarting(false)
      }
    },
  }
}

function wasStarted(): boolean {
  try {
    return localStorage.getItem(STARTED) !== null
  } catch {
    return false
  }
}

/** Where nothing can be stored, the menu still offers the document when it is opened. */
function noteStarted(isStarted: boolean): void {
  try {
    if (isStarted) localStorage.setItem(STARTED, '1')
    else localStorage.removeItem(STARTED)
  } catch {
    // A browser that stores nothing.
  }
}

/** Failures whose own sentence says what to do. */
const selfExplanatory: readonly (ErrorCode | null)[] = [
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'DOCUMENT_TOO_LARGE',
]

/** Why a file does not come, in a sentence. */
function downloadFailure(error: unknown): string {
  return error instanceof CallFailed && selfExplanatory.includes(error.code)
    ? error.message
    : vaultItemMessages.tryLater
}
