import { useQuery } from '@tanstack/react-query'
import { countItems } from '@vitrine/contracts/vault-downloads/endpoints'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import type { ToastContent } from '../../../shared/ui/overlays/toasts.ts'
import { originals, table, useDownload } from './use-download.ts'
import { useVaultDocument } from './use-vault-document.ts'

/** What a former member's vault keeps, and the ways to take it along. */
export function KeptItems({ userId }: { userId: number }) {
  const { data } = useQuery({
    queryKey: ['vault', 'kept-items', userId],
    queryFn: ({ signal }) => browserCall(countItems, {}, { signal }),
  })
  const [notice, setNotice] = useState<ToastContent | null>(null)
  const { isBusy, download } = useDownload((text) => setNotice({ kind: 'failed', text }))
  const pdf = useVaultDocument(false, setNotice)
  if (!data || data.itemsCount === 0) return null
  const saved = (file: typeof table) => ({ ...file, isBusy, run: () => download(file) })
  const files = [saved(table), { label: 'PDF', isBusy: pdf.isBusy, run: pdf.start }, saved(originals)]
  return (
    <section aria-label="Your items" className="mt-10 border-t border-hairline pt-6">
      <p>
        {data.itemsCount === 1
          ? 'Your item is kept. You can download it at any time.'
          : `Your ${formatCount(data.itemsCount)} items are kept. You can download them at any time.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {files.map((file) => (
          <button
            key={file.label}
            type="button"
            className="button-plain"
            aria-disabled={file.isBusy || undefined}
            onClick={() => {
              setNotice(null)
              void file.run()
            }}
          >
            {file.label}
          </button>
        ))}
      </div>
      <p role="status" className="mt-3">
        {notice && notice.kind !== 'failed' ? notice.text : isBusy ? 'The file is on its way.' : ''}
      </p>
      {notice?.link && (
        <a href={notice.link.href} download className="underline underline-offset-4">
          {notice.link.label}
        </a>
      )}
      {notice?.kind === 'failed' && (
        <p role="alert" className="mt-3 text-oxblood">
          {notice.text}
        </p>
      )}
    </section>
  )
}
