import { expect, test } from 'vitest'
import { hasLetterOrDigit, lengthOf, normalizeLine, normalizeLines } from './plain-text.ts'

test('a line is composed, trimmed, and has single spaces', () => {
  expect(normalizeLine('  Cafe\u0301   au  lait ')).toBe('Café au lait')
})

test('lines keep their breaks, which all end alike', () => {
  expect(normalizeLines(' one\r\ntwo\rthree\n\nfour ')).toBe('one\ntwo\nthree\n\nfour')
})

test('a letter or digit of any alphabet is one, punctuation and pictures are none', () => {
  expect(['Vase', '1890', '花瓶', 'ваза'].map(hasLetterOrDigit)).toEqual([true, true, true, true])
  expect(['!!', '  ', '—', '🏺'].map(hasLetterOrDigit)).toEqual([false, false, false, false])
})

test('a character above U+FFFF counts once', () => {
  expect(lengthOf('🏺a')).toBe(2)
})
