import { vaultDownloadMessages } from '@vitrine/contracts/vault-downloads/messages'
import { useState } from 'react'
import { Caret } from '../../../shared/ui/icons.tsx'
import { useUnfolding } from '../../../shared/ui/use-unfolding.ts'
import { showNotice, useOneNotice } from '../shared/notices.ts'
import { documentLink, table, useDownload, useVaultDocument } from '../shared/use-download.ts'

const label = (
  <>
    Download Vault Items
    <Caret />
  </>
)

const entry = 'flex min-h-11 w-full items-center px-4 hover:bg-sunken aria-disabled:text-muted'

/**
 * Keeps the menu's place until it is known whether there is anything to download, so that nothing moves when
 * it comes.
 */
export function DownloadMenuPlace() {
  return (
    <span aria-hidden="true" className="button-plain invisible">
      {label}
    </span>
  )
}

/** Everything in the vault as a file, whatever the list is narrowed to. */
export function DownloadMenu() {
  const unfolding = useUnfolding()
  const [wasOpened, setOpened] = useState(false)
  const csv = useDownload((text) => void showNotice({ kind: 'failed', text }))
  const pdf = useVaultDocument(wasOpened, useOneNotice())

  return (
    <details {...unfolding} className="group relative" onToggle={() => setOpened(true)}>
      <summary className="button-plain list-none [&::-webkit-details-marker]:hidden">{label}</summary>
      <ul className="absolute right-0 z-20 mt-1 min-w-full border border-hairline bg-raised py-1 shadow-lg">
        <li>
          <button
            type="button"
            aria-disabled={csv.isBusy || undefined}
            className={entry}
            onClick={() => void csv.download(table)}
          >
            CSV
          </button>
        </li>
        <li>
          <button
            type="button"
            aria-disabled={pdf.isBusy || undefined}
            className={entry}
            onClick={() => void pdf.start()}
          >
            PDF
          </button>
        </li>
        {pdf.ready && (
          <li>
            <a href={documentLink(pdf.ready).href} download className={entry}>
              Last PDF
            </a>
          </li>
        )}
      </ul>
      <p role="status" className="sr-only">
        {pdf.isBusy ? vaultDownloadMessages.beingMade : csv.isBusy ? 'The file is on its way.' : ''}
      </p>
    </details>
  )
}
