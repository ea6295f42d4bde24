import { describe, expect, it } from 'vitest'
import { readDimensions, readSize } from './measures.ts'
import { mendedText } from './mended-text.ts'
import { joinParts, splitMixed } from './mixed-cells.ts'
import { readPhotoNames } from './photo-names.ts'
import { readQuantity } from './quantities.ts'
import { firstWords } from './texts.ts'

describe('quantities', () => {
  it.each([
    ['1', 1, ''],
    ['6.0', 6, ''],
    ['pr', 2, ''],
    ['a pair', 2, ''],
    ['2 pairs', 4, ''],
    ['set of 6 (1 a/f)', 6, '1 a/f'],
    ['set of six', 6, ''],
    ['set of 12, two chipped', 12, 'two chipped'],
    ['x4', 4, ''],
    ['3 pcs', 3, ''],
    ['dozen', 12, ''],
    ['1,000', 1000, ''],
    ['6 Stück', 6, ''],
  ])('%s', (text, quantity, note) => {
    expect(readQuantity(text)).toEqual({ quantity, note })
  })

  it.each(['set', 'several', '4-6', 'c. 20', '0', ''])('%s does not say how many', (text) => {
    expect(readQuantity(text)).toBeNull()
  })
})

describe('measurements', () => {
  it.each([
    ['12.5 cm', 12.5, 'cm'],
    ['12,5cm', 12.5, 'cm'],
    ['7 1/2"', 7.5, 'in'],
    ['7½ in', 7.5, 'in'],
    ['30', 30, null],
    ['2 oz t', 2, 'oz t'],
    ['450 g', 450, 'g'],
  ])('%s', (text, value, unit) => {
    expect(readSize(text)).toMatchObject({ value, unit })
  })

  const sizes = (text: string) =>
    readDimensions(text)?.map(({ measure, value, unit }) => `${measure ?? '?'} ${value} ${unit ?? '?'}`) ??
    null

  it.each([
    ['12 x 5 x 3 cm', ['? 12 cm', '? 5 cm', '? 3 cm']],
    ['12cm x 5cm', ['? 12 cm', '? 5 cm']],
    ['12 × 5', ['? 12 ?', '? 5 ?']],
    ['H 12 cm, W 5 cm', ['height 12 cm', 'width 5 cm']],
    ['Height 12 cm; Width 5 cm with frame; Weight 2 kg', ['height 12 cm', 'width 5 cm', 'weight 2 kg']],
    ['7cm high', ['height 7 cm']],
    ['Dia. 20 cm', ['diameter 20 cm']],
    ['H: 24,5 cm', ['height 24.5 cm']],
    ['12cm h x 5cm w', ['height 12 cm', 'width 5 cm']],
    ['350 g', ['weight 350 g']],
    ['7"', ['? 7 in']],
  ])('%s', (text, expected) => {
    expect(sizes(text)).toEqual(expected)
  })

  it.each([
    ['9 1/2 × 7 in. (24.1 × 17.8 cm)', ['? 9.5 in', '? 7 in']],
    ['H. 8 in. (20.3 cm); W. 5 1/4 in. (13.3 cm)', ['height 8 in', 'width 5.25 in']],
    ['Diameter: 7.2 cm (2 13/16 in.)', ['diameter 7.2 cm']],
    ['H x W: 25.4 x 17.8 cm (10 x 7 in.)', ['height 25.4 cm', 'width 17.8 cm']],
    ['2.5 pounds', ['weight 2.5 lb']],
  ])('%s, as museums write them', (text, expected) => {
    expect(sizes(text)).toEqual(expected)
  })

  it('says what a museum measured', () => {
    const notes = (text: string) =>
      readDimensions(text)?.map(({ value, unit, note }) => `${note}: ${value} ${unit}`)
    expect(notes('Framed: 40 x 30 cm (15 3/4 x 11 3/4 in.); Sheet (irregular): 20 x 10 cm')).toEqual([
      'Framed: 40 cm',
      'Framed: 30 cm',
      'Sheet (irregular): 20 cm',
      'Sheet (irregular): 10 cm',
    ])
    expect(notes('support: 23 x 19 mm frame: 40 x 35 mm')).toEqual([
      'support: 23 mm',
      'support: 19 mm',
      'frame: 40 mm',
      'frame: 35 mm',
    ])
    expect(notes('33 x 22 x 20 cm, seat h. 17 cm')?.at(-1)).toBe('seat: 17 cm')
  })

  it.each(['large', 'see photo', '12 bottles', 'Dimensions variable'])('%s is no size', (text) => {
    expect(sizes(text)).toBeNull()
  })
})

describe('names of photos', () => {
  it.each([
    ['C:\\pics\\Vase.JPG', ['Vase.JPG']],
    ['photos/a.jpg; b.jpg', ['a.jpg', 'b.jpg']],
    ['IMG 42-45', ['IMG_42', 'IMG_43', 'IMG_44', 'IMG_45']],
    ['IMG_0042-0044', ['IMG_0042', 'IMG_0043', 'IMG_0044']],
    ['IMG_0042-44.jpg', ['IMG_0042.jpg', 'IMG_0043.jpg', 'IMG_0044.jpg']],
    ['DSC 12, 14', ['DSC_12', 'DSC_14']],
    ['IMG 42 to IMG 43', ['IMG_42', 'IMG_43']],
  ])('%s', (text, names) => {
    expect(readPhotoNames(text)).toEqual({ kind: 'names', names })
  })

  it('a range of numbers alone may be the name of one file', () => {
    expect(readPhotoNames('42-43')).toMatchObject({ kind: 'range', names: ['42', '43'] })
  })

  it.each(['https://example.com/a.jpg', 'IMG 45-42', 'IMG 1-900'])('%s is refused', (text) => {
    expect(readPhotoNames(text).kind).toBe('fault')
  })
})

describe('broken letters', () => {
  it.each([
    ['SÃ¨vres', 'Sèvres'],
    ['MeiÃŸen', 'Meißen'],
    ['MÃ¼ller â€“ Wien', 'Müller – Wien'],
    ['Boys\u0092 Division', 'Boys’ Division'],
  ])('%s is %s', (text, mended) => {
    expect(mendedText(text)).toBe(mended)
  })

  it.each(['Sèvres', 'Château', 'ÂME', 'São Paulo', 'Meissen'])('%s is as it should be', (text) => {
    expect(mendedText(text)).toBeNull()
  })
})

describe('cells with several facts', () => {
  it.each([
    [
      'Meissen cup c.1880 7cm chip £120',
      'title Meissen cup | date c.1880 | flawSize 7cm | condition chip | amount £120',
    ],
    [
      'Pair of Spode plates, 19th c., 22 cm diameter, hairline, $85',
      'title Pair of Spode plates | date 19th c. | size 22 cm diameter | condition hairline | amount $85',
    ],
    [
      'Oak chest 1720 120 x 60 cm worn 450 €',
      'title Oak chest | date 1720 | size 120 x 60 cm | condition worn | amount 450 €',
    ],
    ['Silver spoon, Geo III', 'title Silver spoon | date Geo III'],
    ['Cup and saucer', 'title Cup and saucer'],
  ])('%s', (text, expected) => {
    const parts = splitMixed(text).parts.filter((part) => joinParts([part.text]) !== '')
    expect(parts.map((part) => `${part.kind} ${joinParts([part.text])}`).join(' | ')).toBe(expected)
  })
})

it('a title is cut between words', () => {
  expect(firstWords('A large and very fine Meissen coffee cup', 24)).toBe('A large and very fine…')
})
