import { expect, it } from 'vitest'
import { linesOfLots, lotsOfLines, validateAuction } from './auctions.record.tsx'

it.each([
  '1',
  '1|',
  '1 | A jug',
  '1 | A jug |',
  '1 | A jug | USD 20–30',
  '1|A jug|a|b',
  '1|A\n\n2|B',
  '1|A\n',
  ' ',
])('what is typed stays as it is: %j', (text) => {
  expect(linesOfLots(lotsOfLines(text))).toBe(text)
})

it('reads number, title and estimate, also from a table', () => {
  expect(lotsOfLines('1|A jug|USD 20\n2\tA vase')).toEqual([
    { number: '1', title: 'A jug', estimate: 'USD 20' },
    { number: '2', title: 'A vase' },
  ])
  expect(lotsOfLines('')).toEqual([])
})

const auction = {
  title: 'Silver',
  house: 'Fennimere',
  place: 'Lyon',
  timeZone: 'Europe/Paris',
  starts: '2027-03-04T10:00',
  ends: '2027-03-04T17:00',
  categoryIds: [1],
}

it('takes what the contract takes', () => {
  expect(validateAuction(auction)).toEqual({})
})

it('says which lot is wrong, at the one field that holds them', () => {
  expect(
    validateAuction({ ...auction, lots: [{ number: '1', title: 'A jug' }, { number: '' }, { number: '2' }] }),
  ).toEqual({ lots: 'Lot 2: A lot needs a title.' })
})

it('an auction ends after it starts', () => {
  expect(validateAuction({ ...auction, ends: auction.starts })).toEqual({
    ends: 'The auction must end after it starts.',
  })
})
