import type { SynonymKind, SynonymOrigin, TermKind } from '@vitrine/contracts/synonyms/schemas'
import { synonymFingerprint } from './synonym-fingerprint.ts'

/** A list of synonyms as a version of the product ships it. */
export interface ShippedList {
  /** The same in all versions. */
  key: string
  kind: SynonymKind
  terms: readonly string[]
  termKind: TermKind
  aatId: number | null
}

/** A stored list. */
export interface StoredList extends Omit<ShippedList, 'key' | 'termKind'> {
  id: number
  /** Null for a list that staff created. */
  key: string | null
  termKind: TermKind | null
  fingerprint: string
  origin: SynonymOrigin
}

export interface FingerprintedList extends ShippedList {
  fingerprint: string
}

export interface Shipment {
  added: FingerprintedList[]
  updated: (FingerprintedList & { id: number })[]
  /** Ids of lists that are no longer shipped. */
  removed: number[]
}

/**
 * What brings the stored lists to those of this version. A list that staff changed or deleted is left as it
 * is, and none is added that means the same as one of theirs.
 *
 * @param deletedKeys of shipped lists that staff deleted
 */
export function planShipment(
  lists: readonly ShippedList[],
  stored: readonly StoredList[],
  deletedKeys: readonly string[],
): Shipment {
  const ofStaff = stored.filter(({ origin }) => origin !== 'shipped')
  const decided = new Set([...ofStaff.map(({ key }) => key), ...deletedKeys])
  const taken = new Set(ofStaff.map(({ fingerprint }) => fingerprint))
  const wanted = lists
    .map((list) => ({
      ...list,
      fingerprint: synonymFingerprint({ kind: list.kind, terms: [...list.terms] }),
    }))
    .filter(({ key, fingerprint }) => {
      const isFree = !decided.has(key) && !taken.has(fingerprint)
      if (isFree) taken.add(fingerprint)
      return isFree
    })

  const untouched = new Map(
    stored.filter(({ origin }) => origin === 'shipped').map((list) => [list.key, list]),
  )
  const wantedKeys = new Set(wanted.map(({ key }) => key))
  return {
    added: wanted.filter(({ key }) => !untouched.has(key)),
    updated: wanted.flatMap((list) => {
      const before = untouched.get(list.key)
      return before && !isSame(before, list) ? [{ ...list, id: before.id }] : []
    }),
    removed: [...untouched.values()].flatMap(({ id, key }) =>
      key !== null && wantedKeys.has(key) ? [] : [id],
    ),
  }
}

function isSame(stored: StoredList, list: ShippedList): boolean {
  return (
    stored.kind === list.kind &&
    stored.termKind === list.termKind &&
    stored.aatId === list.aatId &&
    stored.terms.join('\n') === list.terms.join('\n')
  )
}
