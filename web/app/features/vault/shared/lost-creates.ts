import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import { browserCall, browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { tabStorage } from '../../../shared/tab-storage.ts'
import { userDetails } from '../../identity/queries.ts'

type CreatedKind = 'item' | 'collection' | 'tag' | AttributeType

/** Of the current user: another account in the same tab never reads it. */
function keyOf(kind: CreatedKind): string {
  const user = browserQueryClient.getQueryData(userDetails(browserCall).queryKey)
  return `vaultLostCreate:${user?.userId}:${kind}`
}

/**
 * Sends a create. If its response is lost, the record may be stored or not. Its title is written to the tab's
 * storage, because the member is asked to refresh the page.
 */
export async function sendCreate<Made>(
  kind: CreatedKind,
  title: string,
  create: () => Promise<Made>,
): Promise<Made> {
  try {
    const made = await create()
    forgetLost(kind)
    return made
  } catch (error) {
    if (error instanceof NoResponse) tabStorage.write(keyOf(kind), title)
    throw error
  }
}

/** Whether the response of a create with this title was lost. */
export function isLost(kind: CreatedKind, title: string): boolean {
  return tabStorage.read(keyOf(kind)) === title
}

export function forgetLost(kind: CreatedKind): void {
  tabStorage.remove(keyOf(kind))
}

/**
 * Sends a create that can be retried: if the title exists because an earlier create stored it and its
 * response was lost, returns the stored record.
 *
 * @param find the record that has all that the create says; null where there is none
 */
export async function createOrFind<Made>(
  kind: CreatedKind,
  title: string,
  { create, find }: { create: () => Promise<Made>; find: () => Promise<Made | null> },
): Promise<Made> {
  try {
    return await sendCreate(kind, title, create)
  } catch (error) {
    const mayBeStored = error instanceof CallFailed && error.code === 'ALREADY_EXISTS' && isLost(kind, title)
    const found = mayBeStored ? await find() : null
    if (found === null) throw error
    forgetLost(kind)
    return found
  }
}
