import { expect, test } from 'vitest'
import { changesBetween, withoutUnchanged } from './changes.ts'

test('what has changed is noted before and after, and nothing else', () => {
  const row = {
    id: 3,
    source: 'House',
    source_url: 'house',
    about: null,
    price: '120.50',
    pieces: 2,
    pictures: ['/media/a.webp'],
    sold_on: new Date('2026-01-02T00:00:00Z'),
    contents: [{ title: 'A', page: '1' }],
    is_sample: false,
  }
  expect(
    changesBetween(row, {
      source: 'House',
      sourceUrl: 'house',
      about: '',
      price: 120.5,
      pieces: 2,
      pictures: ['/media/a.webp'],
      soldOn: new Date('2026-01-02T00:00:00Z'),
      contents: [{ title: 'A', page: '1' }],
      isSample: false,
    }),
  ).toEqual({})
  expect(
    changesBetween(row, {
      source: 'Another',
      sourceUrl: 'house',
      about: 'Clocks',
      price: 3,
      pictures: [],
      authorIds: [1],
    }),
  ).toEqual({
    source: { from: 'House', to: 'Another' },
    about: { from: null, to: 'Clocks' },
    price: { from: '120.50', to: 3 },
    pictures: { from: ['/media/a.webp'], to: [] },
  })
})

test('a long text is cut where it is noted, not where it is compared', () => {
  const long = 'x'.repeat(400)
  expect(changesBetween({ about: long }, { about: `${long}y` })).toEqual({
    about: { from: `${'x'.repeat(300)}…`, to: `${'x'.repeat(300)}…` },
  })
})

test('a field that was named and left as it was is not noted', () => {
  expect(
    withoutUnchanged({
      name: 'A',
      title: { from: 'A', to: 'A' },
      url: { from: 'a', to: 'b' },
      until: { from: null, to: '' },
    }),
  ).toEqual({ name: 'A', url: { from: 'a', to: 'b' } })
})
