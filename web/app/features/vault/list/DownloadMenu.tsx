import type { downloadCsv } from '@vitrine/contracts/vault-downloads/endpoints'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import * as downloadPaths from '@vitrine/contracts/vault-downloads/paths'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { Caret } from '../../../shared/ui/Caret.tsx'
import { useUnfolding } from '../../../shared/ui/use-unfolding.ts'
import { showNotice } from '../shared/notices.ts'
import { saveFile } from '../shared/save-file.ts'

const files = [
  { label: 'CSV', path: downloadPaths.csv, name: 'vaultItems.csv' },
  { label: 'PDF', path: downloadPaths.pdf, name: 'vaultItems.pdf' },
] as const

/** Everything in the vault as a file, whatever the list is narrowed to. */
export function DownloadMenu() {
  const unfolding = useUnfolding()
  const [isBusy, setBusy] = useState(false)
  const download = async ({ path, name }: (typeof files)[number]) => {
    if (isBusy) return
    setBusy(true)
    try {
      const file = await browserCall<typeof downloadCsv>(path, {})
      saveFile(file, name)
    } catch {
      void showNotice({ kind: 'failed', text: vaultItemMessages.tryLater })
    } finally {
      setBusy(false)
    }
  }

  return (
    <details {...unfolding} className="group relative">
      <summary className="button-plain list-none [&::-webkit-details-marker]:hidden">
        Download Vault Items
        <Caret />
      </summary>
      <ul className="absolute right-0 z-20 mt-1 min-w-full border border-hairline bg-raised py-1 shadow-lg">
        {files.map((file) => (
          <li key={file.label}>
            <button type="button" aria-disabled={isBusy || undefined} className="flex min-h-11 w-full items-center px-4 hover:bg-sunken aria-disabled:text-muted" onClick={() => void download(file)}>
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
