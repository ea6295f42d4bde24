import { describe, expect, test } from 'vitest'
import { typedPrices, typedYears } from './testing/typed-prices.ts'
import { numberRead, readAmount, readDecimal, readWholeNumber, withThousandsCommas } from './typed-numbers.ts'

describe('an amount', () => {
  test.each(typedPrices)('D2-095: %j is shown as %j', (typed, shown) => {
    const read = readAmount(typed)
    expect(read && withThousandsCommas(read)).toBe(shown)
  })

  test.each([
    ['', ''],
    ['  ', ''],
    ['a1234567.89', '1234567.89'],
    ['$1,250.5', '1250.50'],
    ['USD 12', '12.00'],
    ['US$12', '12.00'],
    ['CA $12', '12.00'],
    ['kr 12', '12.00'],
    ['€.5', '0.50'],
    ['USD ١٢', '12.00'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    ['0.99', '0.99'],
    ['007', '7.00'],
    ['1.234.567', '1234567.00'],
    ['1.234.567,8', '1234567.80'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234\u202f567,89', '1234567.89'],
    ['1’234.50', '1234.50'],
    ['１２.５０', '12.50'],
    ['१२३', '123.00'],
    ['١٢٣٫٥', '123.50'],
    ['𝟙𝟚', '12.00'],
    ['999999999999.99', '999999999999.99'],
  ])('%j is %j', (typed, read) => expect(readAmount(typed)).toBe(read))

  test.each([
    '12.345',
    '12,3456',
    '1.2.3',
    '1,2,3',
    '1,23,456',
    '1,234,5',
    '1.234,567',
    '0,123',
    '1234,567',
    '−5',
    '(5)',
    '+5',
    '5 %',
    '12 34',
    '1,234 567',
    'twelve',
    'minus 5',
    'Minus 5',
    'neg 5',
    'min. 5',
    'less 5',
    'USD minus 5',
    'USD -5',
    '$-5',
    'e3',
    'E3',
    'l5',
    'O5',
    'about 5',
    '12a34',
    '.',
    ',',
    '5$',
    '5²',
    '0x10',
    'Infinity',
    'NaN',
  ])('%j is not read', (typed) => expect(readAmount(typed)).toBeNull())
})

describe('a whole number', () => {
  test.each(typedYears)('%j of years is shown as %j', (typed, shown) =>
    expect(readWholeNumber(typed)).toBe(shown),
  )

  test.each([
    ['', ''],
    [' 12 ', '12'],
    ['1,234', '1234'],
    ['1 234', '1234'],
    ['٤٥', '45'],
    ['0', '0'],
    ['007', '7'],
  ])('%j is %j', (typed, read) => expect(readWholeNumber(typed)).toBe(read))

  test.each(['4,5', '1.234', '12a', 'a12', '1e3', '-3', '4½', '0x10', '1,23'])('%j is not read', (typed) =>
    expect(readWholeNumber(typed)).toBeNull(),
  )
})

test('what was read as a number: nothing is null, what cannot be read is NaN', () => {
  expect(['', '12.50', null].map(numberRead)).toEqual([null, 12.5, Number.NaN])
})

test.each([
  ['1234567.50', '1,234,567.50'],
  ['999.00', '999.00'],
  ['1000', '1,000'],
  ['0.12', '0.12'],
])('%j with commas is %j', (plain, shown) => expect(withThousandsCommas(plain)).toBe(shown))

test.each([
  ['1.0823', '1.0823'],
  ['1,0823', '1.0823'],
  ['0,125', '0.125'],
  ['12.125', '12.125'],
  ['007', '7'],
  ['', ''],
  ['1,234', null],
  ['1.2.3', null],
  ['-1', null],
  ['abc', null],
])('%j is the number %s of any decimals', (typed, read) => {
  expect(readDecimal(typed)).toBe(read)
})
