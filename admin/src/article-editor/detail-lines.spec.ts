import { expect, test } from 'vitest'
import { detailLines } from './detail-lines.ts'

test('what stands beside a text has a line each, with names in place of ids', () => {
  expect(
    detailLines({
      authorIds: [3],
      authors: ['Ada Bell', 'Ben Okri'],
      title: 'Vase',
      showBreadcrumbs: false,
      mediaLink: null,
      categoryId: 4,
    }),
  ).toEqual([
    'Title: Vase',
    'Authors: Ada Bell, Ben Okri',
    'Link to a video or a podcast: ',
    'Breadcrumbs: not shown',
  ])
})
