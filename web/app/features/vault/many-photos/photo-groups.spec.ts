import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import { expect, test } from 'vitest'
import { groupsAfter, type ChosenPhoto, type GroupChange, type Groups } from './photo-groups.ts'

const aPhoto = (id: string): ChosenPhoto => ({
  id,
  name: id,
  content: new Blob(),
  preview: '',
  takenAt: null,
  likeness: null,
  sending: { kind: 'here' },
})
const state = (...groups: string[][]): Groups => ({
  photos: new Map(groups.flat().map((id) => [id, aPhoto(id)])),
  groups: groups.map((photoIds, at) => ({ id: `g${at}`, title: `Title ${at}`, photoIds })),
})
const after = (before: Groups, change: GroupChange) =>
  groupsAfter(before, change).groups.map(({ photoIds }) => photoIds)

test('photos move to another object, before one of its photos or to its end', () => {
  const before = state(['a', 'b'], ['c', 'd'])
  expect(after(before, { kind: 'moved', photoIds: ['a'], to: 'g1', before: 'd' })).toEqual([
    ['b'],
    ['c', 'a', 'd'],
  ])
  expect(after(before, { kind: 'moved', photoIds: ['b', 'a'], to: 'g1' })).toEqual([['c', 'd', 'a', 'b']])
})

test('photos get another place in their object', () => {
  expect(after(state(['a', 'b', 'c']), { kind: 'moved', photoIds: ['c'], to: 'g0', before: 'a' })).toEqual([
    ['c', 'a', 'b'],
  ])
})

test('a new object stands behind the one from which its photos come', () => {
  const change = { kind: 'moved', photoIds: ['a'], to: 'new', isNew: true } as const
  expect(after(state(['a', 'b'], ['c']), change)).toEqual([['b'], ['a'], ['c']])
  expect(after(state(['a'], ['c']), change)).toEqual([['a'], ['c']])
})

test('objects merge, and the first keeps its title', () => {
  const merged = groupsAfter(state(['a'], ['b']), { kind: 'merged', id: 'g1', into: 'g0' })
  expect(merged.groups).toEqual([{ id: 'g0', title: 'Title 0', photoIds: ['a', 'b'] }])
})

test('an object never has more photos than an item', () => {
  const full = Array.from({ length: draftLimits.photosMax }, (_, at) => `p${at}`)
  const before = state(full, ['x'])
  expect(groupsAfter(before, { kind: 'moved', photoIds: ['x'], to: 'g0' })).toMatchObject(before)
  expect(groupsAfter(before, { kind: 'merged', id: 'g1', into: 'g0' })).toBe(before)
})

test('an object without photos is gone', () => {
  expect(after(state(['a'], ['b']), { kind: 'removed', photoIds: ['a'] })).toEqual([['b']])
})
