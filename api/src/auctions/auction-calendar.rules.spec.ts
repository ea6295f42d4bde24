import { expect, it } from 'vitest'
import { calendarOf, type CalendarEntry } from './auction-calendar.rules.ts'

const entry: CalendarEntry = {
  id: 7,
  title: 'Silver, glass; and porcelain',
  house: 'Fennimere & Sons',
  place: 'Lyon, France',
  startsAt: new Date('2027-03-04T09:00:00Z'),
  endsAt: new Date('2027-03-04T16:00:00Z'),
  revision: 3,
  updatedAt: new Date('2027-01-02T03:04:05Z'),
  isCanceled: false,
  page: 'https://vitrine.example/upcomingauctions/7/silver-glass-and-porcelain',
}
const linesOf = (calendar: string) => calendar.replace(/\r\n[ \t]/g, '').split('\r\n')

it('holds one event in UTC, with texts escaped as RFC 5545 says', () => {
  const lines = linesOf(calendarOf(entry, 'vitrine.example'))
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:auction-7@vitrine.example',
      'DTSTART:20270304T090000Z',
      'DTEND:20270304T160000Z',
      'DTSTAMP:20270102T030405Z',
      'SEQUENCE:3',
      'SUMMARY:Silver\\, glass\\; and porcelain (Fennimere & Sons)',
      'LOCATION:Lyon\\, France',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ]),
  )
  expect(lines.find((line) => line.startsWith('URL'))).toBe(`URL;VALUE=URI:${entry.page}`)
})

it('ends every line with CRLF, and folds those of more than 75 bytes', () => {
  const calendar = calendarOf({ ...entry, title: 'Porzellan für Sammler, '.repeat(20) }, 'vitrine.example')
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...calendar.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

it('says that an auction was canceled', () => {
  expect(linesOf(calendarOf({ ...entry, isCanceled: true }, 'vitrine.example'))).toContain('STATUS:CANCELLED')
})

it('a line break in a title ends no line of the file', () => {
  const lines = linesOf(
    calendarOf({ ...entry, title: 'One\r\nATTACH:http://elsewhere.example/' }, 'vitrine.example'),
  )
  expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([])
})
