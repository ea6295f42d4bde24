import { downloadCsv, downloadOriginals } from '@vitrine/contracts/vault-downloads/endpoints'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { downloadFailure } from './download-failure.ts'
import { saveFile } from './save-file.ts'

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
