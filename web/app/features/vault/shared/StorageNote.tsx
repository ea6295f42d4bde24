import { useQuery } from '@tanstack/react-query'
import { DELETED_COUNT, sizeInWords, storageInWords } from '@vitrine/contracts/vault-media/storage'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { vaultStorage } from '../queries/storage.ts'

const FULL = 'Your vault is full. What you have stays, and you can edit and delete it, but add no files.'

/** '2.1 of 20 GB used', and what deleted files have of it. A page can do without it. */
export function StorageNote() {
  const { data } = useQuery(vaultStorage(browserCall))
  return (
    // As high as its first line, which comes later.
    <div className="mt-2 min-h-6 text-sm text-muted tabular-nums">
      {data && (
        <>
          <p>{storageInWords(data)}</p>
          {data.usedBytes >= data.allowedBytes && <p className="text-oxblood">{FULL}</p>}
          {data.deletedBytes > 0 && (
            <p>
              {sizeInWords(data.deletedBytes)} of that is deleted. {DELETED_COUNT}
            </p>
          )}
        </>
      )}
    </div>
  )
}
