import type { EndpointPath } from '@vitrine/contracts/endpoint'
import type { downloadCsv } from '@vitrine/contracts/vault-downloads/endpoints'
import * as downloadPaths from '@vitrine/contracts/vault-downloads/paths'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { downloadFailure } from './download-failure.ts'
import { saveFile } from './save-file.ts'

export interface VaultFile {
  label: string
  path: EndpointPath
  name: string
}

export const table: VaultFile = { label: 'CSV', path: downloadPaths.csv, name: 'vaultItems.csv' }
/** Photos and videos as they were sent. */
export const originals: VaultFile = { label: 'ZIP', path: downloadPaths.originals, name: 'vaultItems.zip' }

/** Saves one file at a time. @param onFailed told why one does not come */
export function useDownload(onFailed: (text: string) => void): {
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
      } catch (error) {
        onFailed(downloadFailure(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
