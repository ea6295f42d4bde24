/**
 * What somebody types into a price and what its field shows once it is left; null: the text as it was typed,
 * with a sentence.
 */
export const typedPrices = [
  ['27,83', '27.83'],
  ['1.234,56', '1,234.56'],
  ['1,234.56', '1,234.56'],
  ['1,234', '1,234.00'],
  ['1.234', null],
  ['1234', '1,234.00'],
  ['-5', null],
  ['1e3', null],
  ['minus 5', null],
  ['e3', null],
  ['١٢٣', '123.00'],
] as const

/** The same for years in the family. */
export const typedYears = [
  ['4.5', null],
  ['-3', null],
] as const
