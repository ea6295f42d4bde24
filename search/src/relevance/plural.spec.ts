import { expect, test } from 'vitest'
import { singularOf } from './plural.ts'

test.each([
  ['vases', 'vase'],
  ['bowls', 'bowl'],
  ['ladies', 'lady'],
  ['glass', 'glass'],
  ['incubus', 'incubus'],
  ['boxe', 'boxe'],
  ['shoes', 'shoe'],
])('the singular of %s is %s', (word, singular) => expect(singularOf(word)).toBe(singular))
