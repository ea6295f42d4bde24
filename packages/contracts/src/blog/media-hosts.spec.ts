import { expect, it } from 'vitest'
import { isMediaLink } from './media-hosts.ts'

it.each([
  'https://vimeo.com/12345',
  'https://www.youtube.com/watch?v=abc',
  'https://archive.org/details/a-film',
])('a media post may lead to %s', (link) => {
  expect(isMediaLink(link)).toBe(true)
})

it.each([
  'http://vimeo.com/1',
  'https://vimeo.com.example/1',
  'https://vimeo.com:8443/1',
  'https://me@vimeo.com/1',
  'javascript:alert(1)',
  '//vimeo.com/1',
  'https://vimeo.com/a b',
  '/articles/mine',
  '',
])('a media post does not lead to %j', (link) => {
  expect(isMediaLink(link)).toBe(false)
})
