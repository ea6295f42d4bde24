import { expect, test } from 'vitest'
import { lower } from './article-texts.ts'

test.each([
  ['Walnut', 'walnut'],
  ['Mid-century etched linen watch', 'mid-century etched linen watch'],
  ['Victorian porcelain salver', 'Victorian porcelain salver'],
  ['Art Nouveau', 'Art Nouveau'],
  ['Arts & Crafts mahogany chair', 'Arts & Crafts mahogany chair'],
  ['1920s brooch', '1920s brooch'],
])('%s is %s in the middle of a title', (text, written) => {
  expect(lower(text)).toBe(written)
})
