import { describe, expect, test } from 'vitest'
import { contentBlockSchema } from './dictionary/content.ts'
import { articleDetailsInputSchema, authorInputSchema } from './dictionary/schemas.ts'
import { partnerInputSchema } from './partners/schemas.ts'
import { createNodeInputSchema } from './taxonomy/schemas.ts'

/** Every field of a request that names a picture or leads elsewhere. */
const fields = {
  "a category's small picture": (url: string) => createNodeInputSchema.shape.image.safeParse(url),
  "a category's large picture": (url: string) => createNodeInputSchema.shape.mainImage.safeParse(url),
  "an article's thumbnail": (url: string) => articleDetailsInputSchema.shape.thumbnail.safeParse(url),
  "an author's photo": (url: string) => authorInputSchema.shape.photo.safeParse(url),
  "an author's website": (url: string) => authorInputSchema.shape.website.safeParse(url),
  "a partner's graphic": (url: string) => partnerInputSchema.shape.graphicUrl.safeParse(url),
  "a partner's website": (url: string) => partnerInputSchema.shape.website.safeParse(url),
  'a picture of the content': (url: string) =>
    contentBlockSchema.safeParse({ type: 'picture', src: url, alt: '' }),
}

const REFUSED = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'https://x.example/"onerror=',
  'picture.webp',
]

describe.each(Object.entries(fields))('%s', (_, parse) => {
  test.each(REFUSED)('is not %j', (url) => expect(parse(url).success).toBe(false))
  test('may be an https address', () =>
    expect(parse('https://images.vitrine.example/vase.webp').success).toBe(true))
})

test('a category needs no picture, and takes one of our own', () => {
  for (const url of ['', '/media/categories/glass.webp'])
    expect(createNodeInputSchema.shape.image.parse(url)).toBe(url)
})
