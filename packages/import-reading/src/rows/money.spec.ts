import { expect, it } from 'vitest'
import { currenciesIn, readMoney } from './money.ts'

const read = (
  text: string,
  { decimal = null, expected = null, isNumber = false }: Partial<Parameters<typeof readMoney>[1]> = {},
) => {
  const reading = readMoney(text, { decimal, expected, isNumber })
  if (reading.kind !== 'money') return reading.kind === 'acquired' ? reading.how : reading.kind
  const { amount, amountMax, currency, note, including, each, isSold } = reading.money
  return [
    amount,
    amountMax === null ? '' : `to ${amountMax}`,
    currency ?? '',
    note && `note ${note}`,
    including && `including ${including}`,
    each && `each ${each}`,
    isSold && 'sold',
  ]
    .filter((part) => part !== '' && part !== null && part !== false)
    .join(' ')
}

it.each([
  ['£120', '120 GBP'],
  ['£1,200', '1200 GBP'],
  ['£ 1,200.50', '1200.5 GBP'],
  ['1.200,50 €', '1200.5 EUR'],
  ['1200', '1200'],
  ['1,200', '1200'],
  ['27,83', '27.83'],
  ['1 200,00 €', '1200 EUR'],
  ["CHF 1'200.-", '1200 CHF'],
  ['1.200,- EUR', '1200 EUR'],
  ['$400', '400 USD'],
  ['US$400', '400 USD'],
  ['GBP 85', '85 GBP'],
  ['85 euros', '85 EUR'],
  ['85 eur', '85 EUR'],
  ['gbp 85', '85 GBP'],
  ['120 CZK', '120 CZK'],
  ['120 cup', '120 note cup'],
  ['250 top', '250 note top'],
  ['400 all', '400 note all'],
  ['1,200 incl BP', '1200 including incl BP'],
  ['£1,200 inc. premium', '1200 GBP including inc. premium'],
  ['£900 + VAT', '900 GBP including + VAT'],
  ['200-300', '200 to 300'],
  ['£200–£300', '200 to 300 GBP'],
  ['£200 to 300', '200 to 300 GBP'],
  ['200/300 EUR', '200 to 300 EUR'],
  ['$400/pr', '400 USD each /pr'],
  ['£35 each', '35 GBP each each'],
  ['£400 a pair', '400 GBP each a pair'],
  ['c. £200', '200 GBP note c.'],
  ['£120 from Jones', '120 GBP note from Jones'],
  ['SOLD', 'sold'],
  ['SOLD £450', '450 GBP sold'],
  ['gift', 'gift'],
  ['Gift from aunt', 'gift'],
  ['geerbt', 'bequest'],
  ['swap', 'exchange'],
  ['KXL/R', 'code'],
  ['-', 'nothing'],
  ['n/a', 'nothing'],
  ['0', 'nothing'],
  ['£0.00', 'nothing'],
  ['1.234', 'twoReadings'],
  ['a lot', 'fault'],
  ['-5', 'fault'],
  ['£120 and £80', 'fault'],
  ['300-200', 'fault'],
  ['25%', 'fault'],
])('%s is read as %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

it.each([
  ['Meissen cup 1880', []],
  ['MEISSEN CUP 1880', []],
  ['Afr. mask 12', []],
  ['250 top', []],
  ['250 TOP', ['TOP']],
  ['£120 from Jones', ['GBP']],
  ['Meissen cup c.1880 chip 120 EUR', ['EUR']],
])('%s names the currencies %j', (text, codes) => {
  expect(currenciesIn(text)).toEqual(codes)
})

it('a column that shows its decimal sign decides what could be two numbers', () => {
  expect(read('1.234', { decimal: 'comma' })).toBe('1234')
  expect(read('1.234', { decimal: 'point' })).toBe('1.23')
  expect(read('1,234', { decimal: 'comma' })).toBe('1.23')
})

it('a number of a workbook is in whole cents', () => {
  expect(read('1200.505000001', { isNumber: true })).toBe('1200.51')
  expect(read('£1.234', { isNumber: true })).toBe('1.23 GBP')
})

it('a dollar sign is the dollar of its column', () => {
  expect(read('$400', { expected: 'CAD' })).toBe('400 CAD')
  expect(read('$400', { expected: 'GBP' })).toBe('400 USD')
})
