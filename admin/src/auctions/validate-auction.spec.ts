import { expect, it } from 'vitest'
import { validateAuction } from './validate-auction.ts'

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
