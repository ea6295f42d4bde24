import { describe, expect, test } from 'vitest'
import { tidyLine, tidyPasted } from './pasted-text.ts'

describe('of a pasted text', () => {
  test.each([
    [
      'soft hyphens, spaces without width, joiners of words and byte order marks',
      '\ufeffTea\u00adp\u200bo\u2060t',
    ],
    [
      'signs that embed, override or isolate a direction',
      '\u202a\u202b\u202d\u202eTea\u202cpot\u2066\u2067\u2068\u2069',
    ],
    ['marks of direction at its ends, among spaces', ' \u200e \u200fTeapot\u200f\u00a0\u200e'],
    ['joiners between letters that do not join', 'Tea\u200cpo\u200dt\u200d'],
  ])('%s are removed', (_, text) => expect(tidyPasted(text)).toBe('Teapot'))

  test.each([
    ['a mark of direction within', 'שעון\u200f (1890)'],
    ['a joiner between Persian letters', 'می\u200cخواهم'],
    ['a joiner of an Indic syllable', 'क्\u200dष'],
    ['the joiners of an emoji', '👩\u200d👩\u200d👧 and 🧑🏽\u200d🎨 and ❤️\u200d🔥'],
    ['an unusual space', 'Tea\u00a0pot\u2009n'],
    ['a text that is not composed', 'Cafe\u0301'],
  ])('%s stays', (_, text) => expect(tidyPasted(text)).toBe(text))
})

test('nothing is left of a text that nobody sees', () => {
  expect(tidyPasted(' \u200e\u200b\u200d\ufeff\u202e\u2069 ')).toBe('')
})

test('a line has a space for each tab within, and none for those at its ends', () => {
  expect(tidyLine('\tTea\tpot\u200b \t')).toBe('Tea pot')
})
