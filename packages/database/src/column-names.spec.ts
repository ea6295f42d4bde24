import { expect, expectTypeOf, test } from 'vitest'
import { columnOf, columnValuesOf, selectionOf } from './column-names.ts'

test('a field of several words is selected from its column, one of one word as it is', () => {
  const selected = selectionOf(['id', 'sourceUrl', 'place2'])
  expect(selected).toEqual(['id as id', 'source_url as sourceUrl', 'place2 as place2'])
  expectTypeOf(selected).toEqualTypeOf<('id as id' | 'source_url as sourceUrl' | 'place2 as place2')[]>()
})

test('what a form holds goes to its columns', () => {
  const values = columnValuesOf({ bgColor: '#FFFFFF', about: '' })
  expect(values).toEqual({ bg_color: '#FFFFFF', about: '' })
  expectTypeOf(values).toEqualTypeOf<{ bg_color: string; about: string }>()
  expect(columnOf('mainImageUrl')).toBe('main_image_url')
})
