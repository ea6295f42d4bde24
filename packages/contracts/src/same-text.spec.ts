import { describe, expect, test } from 'vitest'
import { sameTextKey } from './same-text.ts'

describe('titles are the same', () => {
  test.each([
    ['whatever their capitals', ' The  VASE', 'the vase'],
    ['with each kind of apostrophe', 'O’Brien Oʼ Oʻ Oʾ O´ O` O′ O‘ O＇', "O'Brien O' O' O' O' O' O' O' O'"],
    ['with each kind of quotes', '“a” „b‟ «c» ″d″ 「e」 ＂f＂ 〝g〞', '"a" "b" "c" "d" "e" "f" "g"'],
    ['with each kind of dash', 'a‐b‑c‒d–e—f―g−h－i', 'a-b-c-d-e-f-g-h-i'],
    ['with each kind of space', 'a\u00a0b\u2009c\u202fd\u3000e\tf', 'a b c d e f'],
    ['with invisible characters', 'Tea\u00adp\u200bo\u2060t\ufeff\u202e\u200e\u200d', 'Teapot'],
    ['with full case folding', 'Straße ΟΔΟΣ', 'STRASSE οδοσ'],
    ['in compatibility forms', 'Ｔｅａ ﬁne №', 'tea fine No'],
    ['whether their accents stand apart', 'Cafe\u0301', 'CAFÉ'],
  ])('%s', (_, one, other) => expect(sameTextKey(one)).toBe(sameTextKey(other)))
})

describe('titles are two', () => {
  test.each([
    ['that differ in an accent', 'Café', 'Cafe'],
    ['with a dotless i', 'ısı', 'isi'],
    ['with single and double quotes', "'a'", '"a"'],
    ['with a space and without', 'Tea pot', 'Teapot'],
    ['with a dash and without', 'Tea-pot', 'Teapot'],
  ])('%s', (_, one, other) => expect(sameTextKey(one)).not.toBe(sameTextKey(other)))
})

test('the key of a key is that key', () => {
  const texts = ['O´Brien', 'ΐ', 'ǰ', 'İz', 'ŉ', '½', '5″', 'ß', '\u1fb7']
  expect(texts.map((text) => sameTextKey(sameTextKey(text)))).toEqual(texts.map(sameTextKey))
})
