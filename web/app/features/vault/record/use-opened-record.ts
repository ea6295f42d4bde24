import { useQuery } from '@tanstack/react-query'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { vaultRecord } from '../queries/records.ts'
import { copiedRecord, draftOfRecord, emptyRecordDraft } from './record-draft.ts'
import { noRecord, type OpenedRecord } from './use-record-form.ts'

/**
 * The record of an item as it is stored at this moment, which may come after the item.
 *
 * @param from null: a new item begins with an empty one
 */
export function useOpenedRecord(id: number, from: 'stored' | 'copyOf' | null): OpenedRecord {
  const { data, error, isFetching, refetch } = useQuery({
    ...vaultRecord(browserCall, id),
    staleTime: 0,
    enabled: from !== null,
  })
  // The wizard goes on with what it was opened with, whatever is read later.
  const [opened, setOpened] = useState<{ record: VaultRecord | null } | null>(null)
  if (!opened && data !== undefined && !isFetching) setOpened({ record: data })
  if (from === null) return noRecord
  const isStored = from === 'stored'
  const { record = null } = opened ?? {}
  const draft = record && (isStored ? draftOfRecord(record) : copiedRecord(record))
  return {
    // Of an item that was deleted meanwhile there is none.
    draft: opened ? (draft ?? emptyRecordDraft) : null,
    isStored,
    worthScore: isStored ? (record?.worthScore ?? null) : null,
    failure: opened || !error || isFetching ? null : failureOf(error).text,
    retry: () => void refetch(),
  }
}
