import { expect, test } from 'vitest'
import { ConsoleCallFailed } from '../providers/console-client.ts'
import { keyed } from './blocks.ts'
import { problemsOfRefused, refusedPicturesIn } from './refused-pictures.ts'

const picture = (src: string) => ({ type: 'picture', src, alt: '', caption: '' }) as const

test('a picture that the server refuses is told at its block, until it has another URL', () => {
  const sent = [{ type: 'text', html: '<p>A</p>' } as const, picture('https://a.example/a.jpg'), picture('https://a.example/b.jpg')]
  const refused = refusedPicturesIn(new ConsoleCallFailed('Refused', 400, 'VALIDATION_FAILED', { 'blocks.2.src': 'Not there.', 'blocks.0.html': 'Too long.', title: 'Missing.' }), sent)
  expect([...refused]).toEqual([['https://a.example/b.jpg', 'Not there.']])
  const blocks = sent.map(keyed)
  expect(problemsOfRefused(blocks, refused)).toEqual([[blocks[2]?.key, 'Not there.']])
  expect(problemsOfRefused([keyed(picture('https://a.example/c.jpg'))], refused)).toEqual([])
})

test('another failure refuses no picture', () => {
  expect(refusedPicturesIn(new Error('gone'), [picture('/media/a.webp')]).size).toBe(0)
})
