import { expect, test } from 'vitest'
import { planShipment, type ShippedList, type StoredList } from './shipped-synonyms.rules.ts'
import { synonymFingerprint } from './synonym-fingerprint.ts'

const list = (key: string, ...terms: string[]): ShippedList => ({
  key,
  kind: 'equal',
  terms,
  termKind: 'form',
  aatId: null,
})
let lastId = 0
const stored = (
  key: string | null,
  terms: string[],
  origin: StoredList['origin'] = key === null ? 'staff' : 'shipped',
): StoredList => ({
  id: ++lastId,
  key,
  kind: 'equal',
  terms,
  termKind: key === null ? null : 'form',
  aatId: null,
  fingerprint: synonymFingerprint({ kind: 'equal', terms }),
  origin,
})
const plan = (lists: ShippedList[], rows: StoredList[] = [], deletedKeys: string[] = []) => {
  const { added, updated, removed } = planShipment(lists, rows, deletedKeys)
  return {
    added: added.map(({ key }) => key),
    updated: updated.map(({ id, terms }) => [id, ...terms]),
    removed,
  }
}
const nothing = { added: [], updated: [], removed: [] }

test('a new key is added, and the same lists change nothing', () => {
  const sofa = list('sofa/same', 'sofa', 'settee')
  expect(plan([sofa])).toEqual({ ...nothing, added: ['sofa/same'] })
  expect(plan([sofa], [stored('sofa/same', ['sofa', 'settee'])])).toEqual(nothing)
})

test('an untouched list is updated, also if only the order of its terms or its facts change', () => {
  const row = stored('sofa/same', ['sofa', 'settee'])
  expect(plan([list('sofa/same', 'settee', 'sofa')], [row])).toEqual({
    ...nothing,
    updated: [[row.id, 'settee', 'sofa']],
  })
  const known = { ...list('sofa/same', 'sofa', 'settee'), aatId: 300_038_457 }
  expect(plan([known], [row])).toEqual({ ...nothing, updated: [[row.id, 'sofa', 'settee']] })
})

test('an untouched list that is no longer shipped is removed', () => {
  const row = stored('sofa/same', ['sofa', 'settee'])
  expect(plan([], [row])).toEqual({ ...nothing, removed: [row.id] })
})

test('a list that staff changed or deleted is left as it is', () => {
  const changed = stored('sofa/same', ['sofa', 'couch'], 'changed')
  expect(plan([list('sofa/same', 'sofa', 'settee', 'divan')], [changed])).toEqual(nothing)
  expect(plan([], [changed])).toEqual(nothing)
  expect(plan([list('sofa/same', 'sofa', 'settee')], [], ['sofa/same'])).toEqual(nothing)
})

test('a list that means the same as one of staff is not added, and gives way to it', () => {
  const ofStaff = stored(null, ['Settee', 'sofa'])
  const shipped = list('sofa/same', 'sofa', 'settee')
  expect(plan([shipped], [ofStaff])).toEqual(nothing)
  const before = stored('sofa/same', ['sofa', 'couch'])
  expect(plan([shipped], [ofStaff, before])).toEqual({ ...nothing, removed: [before.id] })
})

test('of two shipped lists that mean the same the first is added', () => {
  expect(plan([list('sofa/same', 'sofa', 'settee'), list('settee/same', 'settee', 'sofa')])).toEqual({
    ...nothing,
    added: ['sofa/same'],
  })
})
