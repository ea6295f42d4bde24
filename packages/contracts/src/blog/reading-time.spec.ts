import { expect, it } from 'vitest'
import { minutesOf, wordCount } from './reading-time.ts'

it('words are those of headings, texts and captions; signs between them are none', () => {
  expect(
    wordCount([
      { type: 'heading', level: 2, text: 'Old silver' },
      { type: 'text', html: '<p>Three <strong>more</strong> words – that is</p><p>all</p>' },
      { type: 'picture', src: '/media/a.webp', alt: 'not read', caption: 'A jug' },
    ]),
  ).toBe(10)
})

it('reading takes a minute at least', () => {
  expect([0, 100, 330, 880].map(minutesOf)).toEqual([1, 1, 2, 4])
})
