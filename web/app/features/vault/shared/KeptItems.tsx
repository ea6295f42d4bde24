import { useQuery } from '@tanstack/react-query'
import type { countItems } from '@vitrine/contracts/vault-downloads/endpoints'
import * as downloadPaths from '@vitrine/contracts/vault-downloads/paths'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import { originals, tableAndDocument, useDownload } from './use-download.ts'

/** What a former member's vault keeps, and the ways to take it along. */
export function KeptItems({ userId }: { userId: number }) {
  const { data } = useQuery({
    queryKey: ['vault', 'kept-items', userId],
    queryFn: ({ signal }) => browserCall<typeof countItems>(downloadPaths.count, {}, { signal }),
  })
  const [isFailed, setFailed] = useState(false)
  const { isBusy, download } = useDownload(() => setFailed(true))
  if (!data || data.itemsCount === 0) return null
  return (
    <section aria-label="Your items" className="mt-10 border-t border-hairline pt-6">
      <p>
        {data.itemsCount === 1
          ? 'Your item is kept. You can download it at any time.'
          : `Your ${formatCount(data.itemsCount)} items are kept. You can download them at any time.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {[...tableAndDocument, originals].map((file) => (
          <button
            key={file.label}
            type="button"
            className="button-plain"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              setFailed(false)
              void download(file)
            }}
          >
            {file.label}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isBusy ? 'The file is on its way.' : ''}
      </p>
      {isFailed && (
        <p role="alert" className="mt-3 text-oxblood">
          {vaultItemMessages.tryLater}
        </p>
      )}
    </section>
  )
}
