import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { CallFailed, createClient, type CallOptions } from '@vitrine/contracts/client'
import type { EndpointPath, EndpointRequest, EndpointResponse } from '@vitrine/contracts/endpoint'
import { CHANGE_SET_HEADER } from '@vitrine/contracts/vault-history/change-sets'
import { undoChanges } from '@vitrine/contracts/vault-history/endpoints'
import type { KeptChange } from '@vitrine/contracts/vault-history/schemas'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { browserTransport } from '../../../shared/api/browser-queries.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { itemsKey } from '../queries/items.ts'
import { showNotice } from './notices.ts'
import { failureWords } from './vault-words.ts'

/** A response, and the change set by which the call can be undone; null without one. */
export type Undoable<Response> = Response & { changeSet: string | null }

/** A call that changes items. */
export async function callForUndo<E extends EndpointPath>(
  endpoint: E,
  request: EndpointRequest<E>,
  options: CallOptions = {},
): Promise<Undoable<EndpointResponse<E>>> {
  const got: { changeSet: string | null } = { changeSet: null }
  const call = createClient(async (path, init) => {
    const response = await browserTransport(path, init)
    got.changeSet = response.headers.get(CHANGE_SET_HEADER)
    return response
  })
  return Object.assign({}, await call(endpoint, request, options), got)
}

/** Calls for several items take so many. */
const PART = vaultItemLimits.bulkObjectsMax

/** As many calls as the items need, one after the other. */
export async function callInParts(
  ids: readonly number[],
  call: (part: number[]) => Promise<Undoable<{ response: { ids: number[] } }>>,
  onSaved: (changeSet: string | null) => void,
): Promise<{ ids: number[]; changeSets: string[] }> {
  const changed: { ids: number[]; changeSets: string[] } = { ids: [], changeSets: [] }
  for (let from = 0; from < ids.length; from += PART) {
    const { response, changeSet } = await call(ids.slice(from, from + PART))
    onSaved(changeSet)
    changed.ids.push(...response.ids)
    if (changeSet) changed.changeSets.push(changeSet)
  }
  return changed
}

export interface UndoneChanges {
  /** Items that were set back. */
  ids: number[]
  kept: KeptChange[]
  /** By which the undo is undone, in the order in which they were made. */
  changeSets: string[]
}

/** Undoes the newest change set first. A set without changes is unknown to the api and is skipped. */
export async function undoAll(changeSets: readonly string[]): Promise<UndoneChanges> {
  const undone: UndoneChanges = { ids: [], kept: [], changeSets: [] }
  for (const changeSet of changeSets.toReversed()) {
    const found = await callForUndo(undoChanges, { params: { changeSet } }).catch(nullIfNotFound)
    if (!found) continue
    const { response, changeSet: own } = found
    undone.ids = [...new Set([...undone.ids, ...response.ids])]
    undone.kept.push(...response.kept)
    if (own) undone.changeSets.push(own)
  }
  return undone
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof CallFailed && error.status === 404) return null
  throw error
}

/** Names of at most so many items are said. */
const NAMES_MAX = 3

export function undoneWords({ ids, kept }: Pick<UndoneChanges, 'ids' | 'kept'>): string {
  const undone = ids.length === 0 ? 'Nothing was undone.' : `Undone for ${counted(ids.length, 'item')}.`
  return kept.length === 0 ? undone : `${undone} ${keptWords(kept)}`
}

function keptWords(kept: readonly KeptChange[]): string {
  const [first] = kept
  if (first && kept.every(({ message }) => message === first.message)) {
    const names = kept.map(({ title, label }) => `${title} (${label})`)
    const more = names.length > NAMES_MAX ? ` and ${names.length - NAMES_MAX} more` : ''
    return `${names.slice(0, NAMES_MAX).join(', ')}${more}: ${first.message}`
  }
  return kept
    .slice(0, NAMES_MAX)
    .map(({ title, label, message }) => `${title} (${label}): ${message}`)
    .concat(kept.length > NAMES_MAX ? [`And ${kept.length - NAMES_MAX} more.`] : [])
    .join(' ')
}

/**
 * Undoes change sets, asks for the items again and says what became of it, with a button that undoes the
 * undo.
 *
 * @returns false where nothing is known of it
 */
export async function undoWithNotice(
  queryClient: QueryClient,
  changeSets: readonly string[],
): Promise<UndoneChanges | null> {
  try {
    const undone = await undoAll(changeSets)
    void showUndoable(queryClient, undoneWords(undone), undone.ids.length > 0 ? undone.changeSets : [])
    return undone
  } catch (error) {
    void showNotice({ kind: 'failed', text: failureWords(error) })
    return null
  } finally {
    await queryClient.invalidateQueries({ queryKey: itemsKey })
  }
}

/** A notice that stays, with an Undo button where there is something to undo. Returns what closes it. */
export function showUndoable(
  queryClient: QueryClient,
  text: string,
  changeSets: readonly string[],
  onUndo?: () => void,
): Promise<() => void> {
  return showNotice({
    text,
    kind: 'done',
    ...(changeSets.length > 0 && {
      undo: () => {
        onUndo?.()
        void undoWithNotice(queryClient, changeSets)
      },
      stays: true,
    }),
  })
}

export function useShowUndoable() {
  const queryClient = useQueryClient()
  return (text: string, changeSets: readonly string[]) => void showUndoable(queryClient, text, changeSets)
}
