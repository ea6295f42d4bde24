import { idIn } from './item-id.ts'
import { vaultPaths } from './vault-paths.ts'

/**
 * How a new item begins: empty, as a copy of another one, or kept where the one before is kept, or in the
 * place of a draft.
 */
export type NewItem = { from: null } | { from: 'copyOf' | 'after' | 'draft'; id: number }

/** From `?copyOf=`, `?after=` or `?draft=`. */
export function newItemIn(search: string): NewItem {
  for (const from of ['copyOf', 'after', 'draft'] as const) {
    const id = idIn(search, from)
    if (id !== null) return { from, id }
  }
  return { from: null }
}

/** A new item that begins as a copy of this one. */
export function copyItemPath(id: number): string {
  return `${vaultPaths.addItem}?copyOf=${id}`
}

/** A new item that is kept where this one, which was just saved, is kept. */
export function addAfterPath(id: number): string {
  return `${vaultPaths.addItem}?after=${id}`
}

/** The wizard filled with a draft, which becomes an item. */
export function draftPath(id: number): string {
  return `${vaultPaths.addItem}?draft=${id}`
}
