import { expect, it } from 'vitest'
import { localTimeOf, momentOf } from './auction-time.rules.ts'

it.each([
  ['2027-03-04T10:00', 'Europe/Paris', '2027-03-04T09:00:00.000Z'],
  ['2027-07-04T10:00', 'Europe/Paris', '2027-07-04T08:00:00.000Z'],
  ['2027-07-04T18:30', 'America/New_York', '2027-07-04T22:30:00.000Z'],
  ['2027-07-04T08:30', 'Asia/Kolkata', '2027-07-04T03:00:00.000Z'],
])('%s in %s is %s, and back', (localTime, zone, moment) => {
  expect(momentOf(localTime, zone).toISOString()).toBe(moment)
  expect(localTimeOf(new Date(moment), zone)).toBe(localTime)
})

it('a time that the clocks skip is as much later', () => {
  // On 28 March 2027 Paris goes from 02:00 to 03:00.
  expect(localTimeOf(momentOf('2027-03-28T02:30', 'Europe/Paris'), 'Europe/Paris')).toBe('2027-03-28T03:30')
})
