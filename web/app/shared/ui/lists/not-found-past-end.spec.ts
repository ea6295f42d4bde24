import { data } from 'react-router'
import { expect, it } from 'vitest'
import { notFoundPastEnd } from './not-found-past-end.ts'

it('gives a page past the last one of its list status 404, and keeps its data', () => {
  const at = (currentOffset: number) =>
    notFoundPastEnd(data('the list'), { total: 25, currentLimit: 10, currentOffset })
  expect(notFoundPastEnd(data('the list'), undefined).init).toBeNull()
  expect(at(20).init).toBeNull()
  expect(at(30)).toMatchObject({ data: 'the list', init: { status: 404 } })
})
