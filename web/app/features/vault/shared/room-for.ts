import { storageFull, type StoredAndAllowed } from '@vitrine/contracts/vault-media/storage'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { vaultStorage } from '../queries/storage.ts'

/**
 * Why a file cannot be sent, or null: asked before its upload begins. Where it cannot be asked, the api
 * decides.
 */
export async function refusalForRoom(bytes: number): Promise<string | null> {
  const storage = await browserQueryClient.fetchQuery(vaultStorage(browserCall)).catch(() => null)
  return storage === null || hasRoom(storage, bytes) ? null : storageFull(storage)
}

function hasRoom({ usedBytes, allowedBytes }: StoredAndAllowed, bytes: number): boolean {
  return usedBytes + bytes <= allowedBytes
}
