import { expect, it } from 'vitest'
import { auctionDays } from './auction-days.ts'
import { auctionTimes } from './components/AuctionPage.tsx'

const morning = { startsAt: '2027-03-04T09:00:00.000Z', endsAt: '2027-03-04T16:30:00.000Z' }

it.each([
  ['Europe/Paris', '04 Mar 2027, 10:00 AM – 5:30 PM, Paris time (GMT+1)'],
  ['America/New_York', '04 Mar 2027, 4:00 AM – 11:30 AM, New York time (GMT-5)'],
  ['Asia/Tokyo', '04 Mar 2027, 6:00 PM – 05 Mar 2027, 1:30 AM, Tokyo time (GMT+9)'],
  ['UTC', '04 Mar 2027, 9:00 AM – 4:30 PM, UTC'],
])('in %s it is %s', (zone, expected) => {
  expect(auctionTimes(morning, zone)).toBe(expected)
})

it('noon and midnight have twelve hours', () => {
  expect(auctionTimes({ startsAt: '2027-09-04T00:00:00Z', endsAt: '2027-09-04T12:00:00Z' }, 'UTC')).toBe(
    '04 Sep 2027, 12:00 AM – 12:00 PM, UTC',
  )
})

it('D1-202: tells one day or two', () => {
  expect(auctionDays(morning, 'Europe/Paris')).toBe('04 Mar 2027')
  expect(auctionDays(morning, 'Asia/Tokyo')).toBe('04 Mar 2027 – 05 Mar 2027')
})
