import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { Caret } from '../../../shared/ui/Caret.tsx'
import { useUnfolding } from '../../../shared/ui/use-unfolding.ts'
import { showNotice } from '../shared/notices.ts'
import { tableAndDocument, useDownload } from '../shared/use-download.ts'

const label = (
  <>
    Download Vault Items
    <Caret />
  </>
)

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
  const { isBusy, download } = useDownload(
    () => void showNotice({ kind: 'failed', text: vaultItemMessages.tryLater }),
  )

  return (
    <details {...unfolding} className="group relative">
      <summary className="button-plain list-none [&::-webkit-details-marker]:hidden">{label}</summary>
      <ul className="absolute right-0 z-20 mt-1 min-w-full border border-hairline bg-raised py-1 shadow-lg">
        {tableAndDocument.map((file) => (
          <li key={file.label}>
            <button
              type="button"
              aria-disabled={isBusy || undefined}
              className="flex min-h-11 w-full items-center px-4 hover:bg-sunken aria-disabled:text-muted"
              onClick={() => void download(file)}
            >
              {file.label}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isBusy ? 'The file is on its way.' : ''}
      </p>
    </details>
  )
}
