import { expect, it } from 'vitest'
import { dayInZone, dayNumber, isDay, isTimeZone } from './time-zone.ts'

it.each([
  ['Europe/Paris', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['+02:00', false],
  ['Europe/Atlantis', false],
  ['', false],
])('%j as a time zone: %s', (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected)
})

it('the day of a moment is that of the place', () => {
  const moment = new Date('2027-03-04T23:30:00Z')
  expect([
    dayInZone(moment, 'Asia/Tokyo'),
    dayInZone(moment, 'UTC'),
    dayInZone(moment, 'America/Los_Angeles'),
  ]).toEqual(['2027-03-05', '2027-03-04', '2027-03-04'])
})

it.each([
  ['2027-03-04', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['4 March', false],
  ['', false],
])('%j as a day: %s', (day, expected) => {
  expect(isDay(day)).toBe(expected)
})

it('days follow each other as numbers', () => {
  expect(dayNumber('2027-03-05') - dayNumber('2027-03-04')).toBe(86_400_000)
})
