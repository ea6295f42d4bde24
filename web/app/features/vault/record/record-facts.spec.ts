import { recordLimits } from '@vitrine/contracts/vault-records/limits'
import { expect, test } from 'vitest'
import { aVaultRecord } from '../../../../tests/a-vault-record.ts'
import { costTotals, formatAmount, formatAmounts } from './amounts.ts'
import { readMeasure } from './read-measure.ts'
import { isFilled, makerText, ownershipSentence, recordFacts } from './record-facts.ts'
import { newRow, partsAdded, rowsMoved, withFittingUnit } from './record-rows.ts'

test('facts are what is filled, as a catalog writes it', () => {
  const record = aVaultRecord({
    maker: 'Paul Storr',
    makerQualifier: 'attributedTo',
    dateText: 'c. 1890',
    measurements: [
      { measure: 'height', value: 11.375, unit: 'in', note: '' },
      { measure: 'weight', value: 20, unit: 'oz t', note: 'both' },
    ],
    quantity: 2,
  })
  expect(recordFacts(record, 'identification')).toEqual([
    { name: 'Maker', value: 'attributed to Paul Storr' },
    { name: 'Date made', value: 'c. 1890 (1885 to 1895)' },
    { name: 'Measurements and weight', value: 'Height 11.375 in, weight 20 oz t (both)' },
  ])
  expect(recordFacts(record, 'quantity')).toEqual([{ name: 'Quantity', value: '2' }])
  const costs = [{ kind: 'price' as const, amount: 5, currency: 'USD', day: null, note: '' }]
  expect(recordFacts({ ...record, costs, valuesAre: 'each' }, 'quantity')).toEqual([
    { name: 'Quantity', value: '2 (costs and values are for each)' },
  ])
  expect(makerText({ maker: 'Paul Storr', makerQualifier: 'by' })).toBe('Paul Storr')
})

test('whose a piece is, is said once', () => {
  const facts = (change: Parameters<typeof aVaultRecord>[0]) => recordFacts(aVaultRecord(change), 'ownership')
  expect(facts({ ownership: 'onLoanTo', ownershipPerson: 'Anna' })).toEqual([
    { name: 'On loan to', value: 'Anna' },
  ])
  expect(facts({ ownership: 'stolen', ownershipPerson: 'the police' })).toEqual([
    { name: 'Ownership', value: 'Stolen' },
    { name: 'Reported to', value: 'the police' },
  ])
})

test('a record about which nothing was written shows nothing', () => {
  expect(isFilled(aVaultRecord())).toBe(false)
  expect(isFilled(aVaultRecord({ provenance: [{ dateText: '', event: 'Anna' }] }))).toBe(true)
})

test.each([
  [{}, null],
  [
    { ownership: 'onLoanTo', ownershipPerson: 'Anna', ownershipDay: '2025-05-03' },
    'On loan to Anna, since May 03, 2025',
  ],
  [{ ownership: 'stolen' }, 'Stolen'],
  [
    { ownership: 'onLoanFrom', ownershipPerson: 'the museum' },
    'Belongs to someone else: on loan from the museum',
  ],
  [{ ownership: 'sold', ownershipDay: '2025-05-03' }, 'Sold, on May 03, 2025'],
] as const)('the ownership of %o is said as %s', (change, sentence) =>
  expect(ownershipSentence(aVaultRecord(change))).toBe(sentence),
)

test('sums are of one currency each, and have the purchase price unless a price is listed', () => {
  const shipping = { kind: 'shipping', amount: 0.1, currency: 'USD' }
  const premium = { kind: 'premium', amount: 20, currency: 'GBP' }
  expect(
    costTotals([shipping, premium, { ...shipping, amount: 0.2 }], { purchasePrice: 100, pieces: 1 }),
  ).toEqual([
    { currency: 'USD', amount: 100.3 },
    { currency: 'GBP', amount: 20 },
  ])
  expect(costTotals([{ ...premium, kind: 'price' }], { purchasePrice: 100, pieces: 3 })).toEqual([
    { currency: 'GBP', amount: 60 },
  ])
})

test('amounts are written in their currency', () => {
  expect([formatAmount(1250, 'USD'), formatAmount(1250, 'JPY'), formatAmount(300, 'CHF')]).toEqual([
    '$ 1,250.00',
    'JPY 1,250',
    'CHF 300.00',
  ])
  expect(formatAmounts(800, 1200, 'EUR')).toBe('€ 800.00 - € 1,200.00')
})

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['12 3/8', 12.375],
  ['3/8', 0.375],
])('%s is measured as %d', (text, value) => expect(readMeasure(text)).toBe(value))

test.each(['tall', '', '1/0', '12 3'])('“%s” is no measure', (text) => expect(readMeasure(text)).toBeNaN())

test('a new row goes on from the ones before', () => {
  const height = { measure: 'height', value: '30', unit: 'cm', note: '' }
  expect(newRow('measurements', [height])).toEqual({ measure: 'width', value: '', unit: 'cm', note: '' })
  expect(newRow('costs', [{ kind: 'price', amount: '5', currency: 'GBP' }])['currency']).toBe('GBP')
  expect(withFittingUnit({ ...height, measure: 'weight' })['unit']).toBe('g')
})

test('a row is moved by a place, up or down', () => {
  const rows = ['1', '2', '3'].map((number) => ({ number }))
  const moved = (place: number, by: -1 | 1) => rowsMoved(rows, place, by).map(({ number }) => number)
  expect(moved(1, -1)).toEqual(['2', '1', '3'])
  expect(moved(1, 1)).toEqual(['1', '3', '2'])
})

test('parts of one name are numbered on, as many as there is room for', () => {
  const pot = { number: '1', name: 'Pot', note: '', imageIds: '' }
  const parts = partsAdded([pot], 2, 'Cup')
  expect(parts.map(({ number, name }) => `${number} ${name}`)).toEqual(['1 Pot', '2 Cup', '3 Cup'])
  expect(partsAdded([pot], 999, 'Cup')).toHaveLength(recordLimits.partsMax)
  expect(newRow('parts', [pot, { ...pot, number: '7' }, { ...pot, number: 'lid' }])['number']).toBe('8')
})
