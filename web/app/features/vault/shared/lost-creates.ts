import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import { tabStorage } from '../../../shared/tab-storage.ts'

type CreatedKind = 'item' | 'collection' | 'tag' | AttributeType

const keyOf = (kind: CreatedKind) => `vaultLostCreate:${kind}`

/**
 * Sends a create. Where its response is lost the record may be stored or not: its title stays in the tab,
 * because the member is asked to refresh the page.
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
    if (error instanceof NoResponse) tabStorage.keep(keyOf(kind), title)
    throw error
  }
}

/** Whether the response of a create with this title was lost. */
export function isLost(kind: CreatedKind, title: string): boolean {
  return tabStorage.read(keyOf(kind)) === title
}

export function forgetLost(kind: CreatedKind): void {
  tabStorage.drop(keyOf(kind))
}

/**
 * Sends a create that can be sent again: where the title is refused because an earlier one has stored it,
 * whose response was lost, returns what that one stored.
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
