import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('keeps the words of formatted text, cut at a word', () => {
  expect(plainText('<p>Arts &amp; <strong>Crafts</strong></p><p>and more</p>', 100)).toBe(
    'Arts & Crafts and more',
  )
  expect(plainText('<p>one two three four</p>', 10)).toBe('one two…')
})
