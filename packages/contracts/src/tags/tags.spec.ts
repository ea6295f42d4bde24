import { expect, test } from 'vitest'
import { contrastRatio } from '../partners/contrast.ts'
import { DEFAULT_TAG_COLOR, TAG_TEXT_COLOR, tagColors } from './tags.ts'

test('D2-147: 13 colors that differ, the default first, each read at 5.5 to 1', () => {
  expect([tagColors.length, new Set(tagColors.map(({ value }) => value)).size, DEFAULT_TAG_COLOR]).toEqual([
    13,
    13,
    '#ADB6BB',
  ])
  expect(tagColors.filter(({ value }) => contrastRatio(value, TAG_TEXT_COLOR) < 5.5)).toEqual([])
})
