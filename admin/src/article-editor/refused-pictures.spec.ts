import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { expect, test } from 'vitest'
import { ConsoleCallFailed } from '../providers/console-client.ts'
import { refusedPicturesIn } from './refused-pictures.ts'

const picture = (src: string) => ({ type: 'picture' as const, src, alt: '', caption: '' })

test('a picture that the server refuses is told by its URL, wherever it stands', () => {
  const sent: ContentBlock[] = [
    { type: 'text', html: '<p>A</p>' },
    picture('https://a.example/a.jpg'),
    { type: 'gallery', pictures: [picture('https://a.example/b.jpg')] },
  ]
  const refused = refusedPicturesIn(
    new ConsoleCallFailed('Refused', 400, 'VALIDATION_FAILED', {
      'blocks.2.pictures.0.src': 'Not there.',
      'blocks.0.html': 'Too long.',
      title: 'Missing.',
    }),
    sent,
  )
  expect([...refused]).toEqual([['https://a.example/b.jpg', 'Not there.']])
})

test('another failure refuses no picture', () => {
  expect(refusedPicturesIn(new Error('gone'), [picture('/media/a.webp')]).size).toBe(0)
})
