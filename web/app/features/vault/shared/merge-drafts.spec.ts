import { expect, test } from 'vitest'
import { emptyDraft } from '../wizard/item-draft.ts'
import { areInConflict, changedFields, keepLocalChanges } from './merge-drafts.ts'

const base = { ...emptyDraft, title: 'Vase', description: 'Blue' }

test('knows the fields that were changed, lists among them', () => {
  expect(
    changedFields(base, { ...base, title: 'Jug', tags: [{ id: 1, title: 'A', color: '#ADB6BB' }] }),
  ).toEqual(['title', 'tags'])
  expect(changedFields(base, { ...base })).toEqual([])
})

test('what was typed here stays, everything else is theirs', () => {
  const merged = keepLocalChanges(
    base,
    { ...base, title: 'My vase' },
    { ...base, title: 'Their vase', description: 'Green', subtitle: 'New' },
  )
  expect([merged.title, merged.description, merged.subtitle]).toEqual(['My vase', 'Green', 'New'])
})

test.each([
  ['the same field to something else', { title: 'My vase' }, { title: 'Their vase' }, true],
  ['the same field alike', { title: 'Jug' }, { title: 'Jug' }, false],
  ['different fields', { title: 'My vase' }, { description: 'Green' }, false],
  ['nothing here', {}, { title: 'Their vase' }, false],
])('whoever changed %s here and elsewhere: in conflict or not', (_what, mine, theirs, inConflict) => {
  expect(areInConflict(base, { ...base, ...mine }, { ...base, ...theirs })).toBe(inConflict)
})
