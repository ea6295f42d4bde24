import { describe, expect, test } from 'vitest'
import { foundBy, TOKEN_MAX, tokensOf } from './tokens.ts'

describe('tokens of a text', () => {
  test.each([
    ['Pot-de-Crème', ['pot', 'de', 'creme']],
    ["Earl's Dish", ['earl', 'dish']],
    ['Quai de l’Horloge', ['quai', 'de', 'lhorloge']],
    ['“Delft”, c. 1750–60 (?)', ['delft', 'c', '1750', '60']],
    ['Straße, Œuvre, Łódź', ['strasse', 'oeuvre', 'lodz']],
    ['花瓶 ваза', ['花瓶', 'ваза']],
    ['🏺 * " ]', []],
    ['Tiffany & Co.', ['tiffany', 'and', 'co']],
    ['', []],
  ])('%s', (text, tokens) => expect(tokensOf(text)).toEqual(tokens))

  test('the parts of a word with signs within are found as well', () => {
    expect(foundBy('Quai de l’Horloge, W.M.F.')).toEqual({
      tokens: ['quai', 'de', 'lhorloge', 'wmf'],
      parts: ['l', 'horloge', 'w', 'm', 'f'],
    })
  })

  test('immense words are cut', () => {
    expect(tokensOf('x'.repeat(5_000))).toEqual(['x'.repeat(TOKEN_MAX)])
  })
})
