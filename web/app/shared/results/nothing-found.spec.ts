import { expect, it } from 'vitest'
import { wideningHint } from './nothing-found.ts'

it.each([
  ['silver spoon', 'Try fewer words'],
  ['silver', 'Check the spelling'],
  [' silver ', 'Check the spelling'],
])('%j: %s', (text, hint) => expect(wideningHint(text)).toBe(hint))
