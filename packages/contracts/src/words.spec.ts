import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sanitizeSearchText } from './search-text.ts'
import { filterText, filterTexts, isFoundByTyping, readWords, wordsOf } from './words.ts'

/** A word with parts as 'oneill(o neill)'. */
const read = (text: string) =>
  readWords(text)
    .map(({ word, parts }) =>
      parts.length > 0 ? `${word}(${parts.map((part) => part.word).join(' ')})` : word,
    )
    .join(' ')

describe('the words of a text', () => {
  it.each([
    ...[..."'`´‘’‛′ʹʻʼʽʾʿˈ՚׳Ꞌ＇"].map((sign) => [`O${sign}Neill`, 'oneill(o neill)']),
    ['ʻOkina', 'okina'],
    ["Earl's, EARL’S", 'earl earl'],
    ['5′6″, 10²', '5 6 10 2'],
    ['cm², Vase¹, H₂O', 'cm2(cm 2) vase1(vase 1) h2o'],
    ['W.M.F., J. R. R., j r r', 'wmf(w m f) jrr(j r r) jrr(j r r)'],
    ['A W. M. F. dish by J. Smith', 'a wmf(w m f) dish by j smith'],
    ['Ph.D. of St. Louis, c. 1750', 'phd(ph d) of st louis c 1750'],
    ['№ 5 №5 Nº5 n° 5 No. 5', 'no 5 no 5 no(n o) 5 no 5 no 5'],
    ['No5', 'no5(no 5)'],
    ['2½, ⅓, 1/4', '2 1 2 1 3 1 4'],
    ['1ª Mª', '1a(1 a) ma(m a)'],
    ['Coca-Cola™ Villeroy® ©1920 Brownie℠', 'coca cola villeroy 1920 brownie'],
    ['Por\u00adce\u200blain\u2060\ufeff', 'porcelain'],
    ['Art\u00a0Deco…', 'art deco'],
    ['ＷＭＦ＆Ｃｏ ﬁne', 'wmf and co fine'],
    ['Straße STRAẞE Ærø Łódź Ħal þing', 'strasse strasse aero lodz hal thing'],
    ['ΣΚΥΦΟΣ Σκύφος', 'σκυφοσ σκυφοσ'],
    ['٢٣ محـمد', '23 محمد'],
    ['می\u200cخواهم', 'ميخواهم(مي خواهم)'],
    ['צה"ל צה״ל', 'צהל(צה ל) צהל(צה ל)'],
    ['col·lecció', 'colleccio(col leccio)'],
    ["AT&T A&W's M&M’s ＡＴ＆Ｔ", 'att(at and t) aw(a and w) mm(m and m) att(at and t)'],
    ['Salt&Pepper A & W Tom&Co at&', 'salt and pepper a and w tom and co at and'],
    ['5¢ 10￠', '5 cent 10 cent'],
    ['£5 note, $1,200.50 and € 20', '5 pound note 1 200 50 dollar and 20 euro'],
    ['20$, 5 € ¥100', '20 dollar 5 euro 100 yen'],
    ['US$20 A$AP $20k $5th $', 'us 20 dollar a dollar ap dollar 20k dollar 5th dollar'],
  ])('%s', (text, words) => {
    expect(read(text)).toBe(words)
    expect(read(text.normalize('NFD'))).toBe(words)
  })

  it.each([
    ['Müller MÜLLER’s', ['mueller', 'mueller']],
    ['Århus, Bjørn, Jäger', ['aarhus', 'bjoern', 'jaeger']],
    ['Köln-Düsseldorf', ['koeln', 'duesseldorf']],
    ['naïve Moët Sèvres blue queen poet', [null, null, null, null, null, null]],
  ])('%s is spelled out as %j', (text, spelled) => {
    for (const written of [text, text.normalize('NFD')])
      expect(readWords(written).map(({ spelledOut }) => spelledOut)).toEqual(spelled)
  })

  it('have their places in the text as it is written', () => {
    const text = 'A Vàse\u0301s™ ½ O’Neill №5'
    expect(readWords(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      'A',
      'Vàse\u0301s',
      '½',
      '½',
      'O’Neill',
      '№',
      '5',
    ])
    expect(readWords(text).flatMap(({ parts }) => parts.map(({ from, to }) => text.slice(from, to)))).toEqual(
      ['O', 'Neill'],
    )
  })

  it('have a price’s word at its sign', () => {
    for (const text of ['a £ 5.50 note', 'a $ 5.50 note'])
      expect(readWords(text).map(({ from, to }) => text.slice(from, to))).toEqual([
        'a',
        '5',
        '50',
        text.charAt(2),
        'note',
      ])
  })

  it('are letters and digits alone, of any text', () => {
    fc.assert(
      fc.property(odd, (text) => {
        for (const { word, parts, from, to } of readWords(text)) {
          for (const each of [word, ...parts.map((part) => part.word)])
            expect(each).toMatch(/^[\p{L}\p{N}]+$/u)
          expect(from).toBeLessThan(to)
          expect(to).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })
})

const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'ab\'’ʻ`.№°no½²ª™&¢$£€äüÅ"· \u00ad\u200c\u03015ß😀'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 20,
})

describe('a search text', () => {
  it.each([
    ['va<s>e*%', 'va s e'],
    ['Hawaiʻi', 'Hawaiʻi'],
    ['hawai`i ‘delft’', 'hawai`i ‘delft’'],
    ['№ 5, n° 5, 5°', '№ 5 n° 5 5'],
    ['Coca-Cola™ tray', 'Coca-Cola tray'],
    ['w.m.f. & J. R. R.', 'wmf & J R R'],
    ['½ 1/2', '½ 1 2'],
    ['por\u00adce\u200blain', 'porcelain'],
    ['ＷＭＦ＆Ｃｏ', 'ＷＭＦ＆Ｃｏ'],
    ['می\u200cخواهم 👩\u200d🎨', 'میخواهم'],
  ])('%s is sanitized to %s', (text, sanitized) => expect(sanitizeSearchText(text)).toBe(sanitized))

  test('is never longer, and is sanitized once', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const sanitized = sanitizeSearchText(text)
        expect(sanitized.length).toBeLessThanOrEqual(text.normalize('NFC').length)
        expect(sanitizeSearchText(sanitized)).toBe(sanitized)
      }),
    )
  })

  test.each([
    'Hawaiʻi',
    'O’Neill',
    'W.M.F. dish',
    'Ph.D.',
    '№5',
    'n°5',
    '2½',
    'cm²',
    'Coca-Cola™',
    'ＷＭＦ＆Ｃｏ',
    'AT&T, 5¢',
    '£5 note',
    '5 €, $ 20',
  ])('has the words of %s', (text) => expect(wordsOf(sanitizeSearchText(text))).toEqual(wordsOf(text)))
})

describe('a filter', () => {
  it('has something to look for in any text that is not blank', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expect(filterText(text) === '').toBe(text.trim() === '')
      }),
    )
  })

  it.each([
    ['Hawaiʻi kapa cloth', ['hawaii', "hawai'i", 'HAWAI‘I']],
    ['Qurʾan stand', ['quran', "qur'an"]],
    ["Earl's dish", ["earl's d", 'earls dish', 'earl']],
    ['Coca-Cola™ tray', ['coca cola tray', 'coca-cola']],
    ['W.M.F. dish', ['wmf', 'w.m.f.', 'w m f dish', 'w.m.f. d', 'W. M. F. d']],
    ['J. R. R. Tolkien', ['j. r. r. t', 'jrr t', 'J R R Tolkien']],
    ['№ 5 perfume bottle', ['no 5', 'No. 5', '№5', 'n° 5']],
    ['½ penny 1799', ['1/2 penny', '½ penny']],
    ['100% cotton', ['100%', '%']],
    ['Vase 🏺', ['🏺', 'vase 🏺']],
    ['???', ['?', '??']],
    ['™®', ['™®']],
    ['Salt & Pepper', ['salt and p', 'salt & p']],
  ])('finds %s by %j', (title, typed) => {
    for (const text of typed) expect(filterText(title)).toContain(filterText(text))
  })

  const isFound = (title: string, typed: string) =>
    filterTexts(title).some((way) => filterTexts(typed).some((part) => way.includes(part)))

  it.each([
    ['Müller vase', ['mueller v', 'muller v', 'müll', 'MUELLER']],
    ['Mueller vase', ['müller', 'mueller']],
    ['Århus og Ålborg', ['aarhus', 'arhus', 'ålborg', 'aarhus og aal']],
    ['AT&T sign', ['att', 'at&t', 'at & t', 'at and t']],
    ['ATT sign', ['at&t']],
    ['A&W mug', ['aw', 'a&w m', 'a and w']],
    ['al-Quran by Müller', ['alquran', 'al quran', 'alquran by muller', 'quran by mueller']],
    ['Alquran', ['al-quran']],
    ['5¢ cigar', ['5 cent', '5¢ c']],
    ['£5 note', ['5 pound n', '£5', '£ 5 note']],
    ['20 dollar gold piece', ['$20 gold']],
  ])('finds %s by any of %j', (title, typed) => {
    for (const text of typed) expect(isFound(title, text)).toBe(true)
  })

  it.each([
    ['Pot', 'poet'],
    ['Blu-ray', 'blue'],
    ['Muller', 'mueller'],
    ['Salt & Pepper', 'saltpepper'],
  ])('does not find %s by %s', (title, typed) => expect(isFound(title, typed)).toBe(false))

  it('has no line break, which stored ways are told apart by', () => {
    fc.assert(
      fc.property(odd, (text) => {
        for (const way of filterTexts(text)) expect(way).not.toMatch(/\n/)
      }),
    )
  })
})

test('a title is found by what is typed, whatever its spaces', () => {
  expect(isFoundByTyping('Tea pot by Müller', 'teapot by mue')).toBe(true)
  expect(isFoundByTyping('Tea pot', 'coffee')).toBe(false)
})
