import { expect, test } from 'vitest'
import { changedMeanwhile, fieldInWords, isOwnChange } from './conflict-words.ts'
import { errorCatalogue } from './errors.ts'

test('a refused save says who was faster, and with what', () => {
  expect(
    changedMeanwhile({ by: 'ada@vitrine.example', isOwn: false, fields: ['title', 'description'] }),
  ).toBe('ada@vitrine.example changed this in the meantime: title and description.')
  expect(changedMeanwhile({ by: 'ada@vitrine.example', isOwn: false, fields: [] })).toBe(
    'ada@vitrine.example changed this in the meantime.',
  )
  expect(changedMeanwhile({ by: 'ada@vitrine.example', isOwn: true, fields: ['title'] })).toBe(
    'You changed this yourself in the meantime, in another window: title.',
  )
  expect(changedMeanwhile({ by: null, isOwn: false, fields: [] })).toBe(
    errorCatalogue.REVISION_CONFLICT.message,
  )
})

test('one’s own change is told apart from anybody else’s', () => {
  expect(
    [true, false].map((isOwn) =>
      isOwnChange(changedMeanwhile({ by: 'ada@vitrine.example', isOwn, fields: ['title'] })),
    ),
  ).toEqual([true, false])
  expect(isOwnChange(undefined)).toBe(false)
})

test('a field is told in words', () => {
  expect(['graphicUrl', 'categoryId', 'authorIds', 'title', 'about', 'bgColor'].map(fieldInWords)).toEqual([
    'graphic URL',
    'category',
    'authors',
    'title',
    'the text ‘About’',
    'background color',
  ])
})
