import { storageFull, type StoredAndAllowed } from '@vitrine/contracts/vault-media/storage'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { vaultStorage } from '../queries/storage.ts'

/** Why files of so many bytes cannot be sent, or null. */
export type RefusalForRoom = (bytes: number) => string | null

/** The room in the vault as it is now. Where it cannot be asked, the api decides. */
export async function roomInVault(): Promise<RefusalForRoom> {
  const storage = await browserQueryClient.fetchQuery(vaultStorage(browserCall)).catch(() => null)
  return (bytes) => (storage === null || hasRoom(storage, bytes) ? null : storageFull(storage))
}

/** Why a file cannot be sent, or null: asked before its upload begins. */
export async function refusalForRoom(bytes: number): Promise<string | null> {
  return (await roomInVault())(bytes)
}

/** The same of a file that is being chosen, where nothing is saved yet. */
export async function roomForChosen(): Promise<RefusalForRoom> {
  const refusalFor = await roomInVault()
  return (bytes) => {
    const refusal = refusalFor(bytes)
    return refusal && `${refusal} You can go on without it.`
  }
}

function hasRoom({ usedBytes, allowedBytes }: StoredAndAllowed, bytes: number): boolean {
  return usedBytes + bytes <= allowedBytes
}
