import { expect, test } from 'vitest'
import { compareLines, contentLines, hasChanges, detailLines } from './compare-texts.ts'

const same = (text: string) => ({
  earlier: [{ text, isChanged: false }],
  later: [{ text, isChanged: false }],
})

test('what is alike stands side by side, and of a line that was changed the words differ', () => {
  expect(compareLines(['Silver', 'A round box.', 'End'], ['Silver', 'A square box.', 'End'])).toEqual([
    same('Silver'),
    {
      earlier: [
        { text: 'A ', isChanged: false },
        { text: 'round', isChanged: true },
        { text: ' box.', isChanged: false },
      ],
      later: [
        { text: 'A ', isChanged: false },
        { text: 'square', isChanged: true },
        { text: ' box.', isChanged: false },
      ],
    },
    same('End'),
  ])
})

test('a line that one side alone has stands beside nothing', () => {
  expect(compareLines(['Silver'], ['Gold leaf', 'Silver'])).toEqual([
    { earlier: null, later: [{ text: 'Gold leaf', isChanged: true }] },
    same('Silver'),
  ])
  expect(compareLines(['Silver', 'End'], ['Silver'])).toEqual([
    same('Silver'),
    { earlier: [{ text: 'End', isChanged: true }], later: null },
  ])
})

test('whether anything has changed', () => {
  expect(hasChanges(compareLines(['Silver'], ['Silver']))).toBe(false)
  expect(hasChanges(compareLines(['Silver'], ['Silver', 'Gold']))).toBe(true)
  expect(hasChanges(compareLines([], []))).toBe(false)
})

test('an article of 30,000 words, all of them changed, is compared', () => {
  const lines = (word: string) =>
    Array.from({ length: 300 }, (_, at) => `${at} ${Array.from({ length: 100 }, () => word).join(' ')}`)
  expect(compareLines(lines('old'), lines('new'))).toHaveLength(300)
})

test('headings, pictures and sources have lines of their own, empty ones none', () => {
  expect(
    contentLines([
      { type: 'heading', level: 2, text: 'Lids' },
      { type: 'picture', src: '/media/box.webp', alt: 'A box', caption: '' },
      { type: 'sources', items: ['ISO 9202', 'Carter'] },
    ]),
  ).toEqual(['Lids', 'Picture: /media/box.webp', 'Alternative text: A box', 'ISO 9202', 'Carter'])
})

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
