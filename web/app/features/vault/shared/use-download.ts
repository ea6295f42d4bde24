import type { EndpointPath } from '@vitrine/contracts/endpoint'
import type { downloadCsv } from '@vitrine/contracts/vault-downloads/endpoints'
import * as downloadPaths from '@vitrine/contracts/vault-downloads/paths'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { saveFile } from './save-file.ts'

export interface VaultFile {
  label: string
  path: EndpointPath
  name: string
}

export const tableAndDocument: readonly VaultFile[] = [
  { label: 'CSV', path: downloadPaths.csv, name: 'vaultItems.csv' },
  { label: 'PDF', path: downloadPaths.pdf, name: 'vaultItems.pdf' },
]
/** Photos and videos as they were sent. */
export const originals: VaultFile = { label: 'ZIP', path: downloadPaths.originals, name: 'vaultItems.zip' }

/** Saves one file at a time. @param onFailed told where one does not come */
export function useDownload(onFailed: () => void): {
  isBusy: boolean
  download: (file: VaultFile) => Promise<void>
} {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    download: async ({ path, name }) => {
      if (isBusy) return
      setBusy(true)
      try {
        saveFile(await browserCall<typeof downloadCsv>(path, {}), name)
      } catch {
        onFailed()
      } finally {
        setBusy(false)
      }
    },
  }
}
