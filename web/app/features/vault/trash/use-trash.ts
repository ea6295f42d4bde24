import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import type { TrashEntry } from '@vitrine/contracts/vault-trash/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { emptyTrash, eraseEntry, restoreEntry } from '../queries/trash.ts'
import { showNotice } from '../shared/notices.ts'
import { collectionPath, itemPath, vaultPaths } from '../shared/vault-paths.ts'
import { failureWords } from '../shared/vault-words.ts'
import { happenedInWords } from './trash-words.ts'

/** What a member does with the trash. Each change reaches every list of the vault. */
export function useTrash() {
  const changed = useVaultChanged()
  const [titleTaken, setTitleTaken] = useState<TrashEntry | null>(null)
  const onError = (error: Error) => {
    void showNotice({ kind: 'failed', text: failureWords(error) })
    // It may have been restored or erased in another tab.
    void changed()
  }
  const restored = async (entry: TrashEntry, title = entry.title) => {
    setTitleTaken(null)
    await changed()
    void showNotice({
      text: happenedInWords({ ...entry, title }, 'restored'),
      page: { to: pageOf(entry), label: 'Open' },
    })
  }
  const restore = useMutation({
    mutationFn: (entry: TrashEntry) => restoreEntry(browserCall, entry),
    onSuccess: (_, entry) => restored(entry),
    onError: (error, entry) => (isTitleTaken(error) ? setTitleTaken(entry) : onError(error)),
  })
  const erase = useMutation({
    mutationFn: (entry: TrashEntry) => eraseEntry(browserCall, entry),
    onSuccess: async (_, entry) => {
      await changed()
      void showNotice({ text: happenedInWords(entry, 'erased') })
    },
    onError,
  })
  const empty = useMutation({
    mutationFn: () => emptyTrash(browserCall),
    onSuccess: async () => {
      await changed()
      void showNotice({ text: 'The trash is empty now.' })
    },
    onError,
  })
  return {
    restore: restore.mutate,
    restored,
    erase: erase.mutate,
    empty: () => empty.mutate(),
    isBusy: restore.isPending || erase.isPending || empty.isPending,
    titleTaken,
    keepTrashed: () => setTitleTaken(null),
  }
}

function isTitleTaken(error: Error): boolean {
  return error instanceof CallFailed && error.fieldErrors.some(({ errorCode }) => errorCode === 'exists')
}

function pageOf({ kind, id, itemId }: TrashEntry): string {
  if (kind === 'items') return itemPath(id)
  if (kind === 'collections') return collectionPath(id)
  return kind === 'photos' && itemId !== null ? itemPath(itemId) : vaultPaths.tags
}

function useVaultChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['vault'] })
}
