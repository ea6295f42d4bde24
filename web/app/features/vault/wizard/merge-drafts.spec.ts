import { expect, test } from 'vitest'
import { emptyDraft } from './item-draft.ts'
import { changedFields, keptMine } from './merge-drafts.ts'

const base = { ...emptyDraft, title: 'Vase', description: 'Blue' }

test('knows the fields that were changed, lists among them', () => {
  expect(changedFields(base, { ...base, title: 'Jug', tags: [{ id: 1, title: 'A', color: '#ADB6BB' }] })).toEqual(['title', 'tags'])
  expect(changedFields(base, { ...base })).toEqual([])
})

test('what was typed here stays, everything else is theirs', () => {
  const merged = keptMine(base, { ...base, title: 'My vase' }, { ...base, title: 'Their vase', description: 'Green', subtitle: 'New' })
  expect([merged.title, merged.description, merged.subtitle]).toEqual(['My vase', 'Green', 'New'])
})
