import { expect, it } from 'vitest'
import { auctionsPath, isFiltered, otherList, readAuctionsParameters } from './auctions-parameters.ts'

const read = (search: string) => readAuctionsParameters(new URLSearchParams(search))

it('reads what a link holds, and writes it again', () => {
  const path =
    '/upcomingauctions?query=silver&category=glass%2Cmetals&place=Lyon%2C+France&f.dateFrom=2027-03-04&f.dateTo=2027-04-01&past=1&s=title%3Aasc&offset=20'
  const parameters = read(path.split('?')[1] ?? '')
  expect(auctionsPath(parameters, { offset: 20 })).toBe(path)
  expect(auctionsPath(parameters, { category: '' })).not.toContain('offset')
})

it('takes every category of a parameter that is repeated', () => {
  expect(read('category=glass&category=metals,glass').category).toBe('glass,metals')
})

it('takes what makes no sense as if it were not there', () => {
  expect(auctionsPath(read('f.dateFrom=2027-02-30&f.dateTo=soon&past=yes&offset=-1&query=%3C%3E'))).toBe(
    '/upcomingauctions',
  )
  expect(auctionsPath(read('s=price%3Adesc'))).toBe('/upcomingauctions')
  expect(isFiltered(read('past=1&s=date%3Aasc&offset=20'))).toBe(false)
})

it('leaves out the order that a list has anyway, and begins with it when the other list is chosen', () => {
  expect(auctionsPath(read('s=date%3Aasc'))).toBe('/upcomingauctions')
  expect(auctionsPath(read('past=1&s=date%3Aasc'))).toBe('/upcomingauctions?past=1&s=date%3Aasc')
  expect(otherList(read('query=silver&s=title%3Aasc'))).toBe('/upcomingauctions?query=silver&past=1')
  expect(otherList(read('past=1'))).toBe('/upcomingauctions')
})
