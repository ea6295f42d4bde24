import { expect, test } from 'vitest'
import { inSuggestionOrder } from './suggestion-order.ts'

const ordered = (text: string, ...titles: string[]) =>
  inSuggestionOrder(
    text,
    titles.map((title) => ({ title })),
  ).map(({ named, corrected }) => (corrected ? `~${named.title}` : named.title))

test('the text itself comes first, then names that begin with its words, its letters, and those that hold it', () => {
  expect(
    ordered('vase', 'A Vase', 'Vaseline Glass', 'Vase with Lid and Handles', 'Vase Carpet', 'Vase'),
  ).toEqual(['Vase', 'Vase Carpet', 'Vase with Lid and Handles', 'Vaseline Glass', 'A Vase'])
})

test('equals stand in the alphabet’s order', () => {
  expect(ordered('vase', 'Vase of Tin', 'Vase of Lead')).toEqual(['Vase of Lead', 'Vase of Tin'])
})

test('other spellings come last and say so', () => {
  expect(ordered('tifany', 'Tiffany', 'Tifany Lane')).toEqual(['Tifany Lane', '~Tiffany'])
  expect(ordered('tea pot', 'Teapot', 'Tea Pot Stand')).toEqual(['Tea Pot Stand', '~Teapot'])
})

test('accents are no other spelling', () => {
  expect(ordered('creme', 'Pot-de-Crème')).toEqual(['Pot-de-Crème'])
})

test('initials may be followed by the beginning of a word', () => {
  expect(ordered('j r r t', 'J. R. R. Tolkien', 'JRRT Society')).toEqual(['JRRT Society', 'J. R. R. Tolkien'])
  expect(ordered('j r r t', 'J. R. R. Martin')).toEqual(['~J. R. R. Martin'])
})

test('words before the last are whole where they can be', () => {
  expect(ordered('pot bl', 'Blue Potter', 'Blue Enamel Pot')).toEqual(['Blue Enamel Pot', 'Blue Potter'])
})

test('of other names those come first that have more of the words, then the others as they were found', () => {
  expect(ordered('silver h', 'Vase', 'Bowl', 'Sliver H', 'Old Silver', 'Hat', 'Silver')).toEqual([
    '~Sliver H',
    '~Silver',
    '~Old Silver',
    '~Hat',
    '~Vase',
    '~Bowl',
  ])
})

test('a text without a word suggests nothing', () => {
  expect(ordered(' - ', 'Vase')).toEqual([])
})
