import { expect, it } from 'vitest'
import { textOfBytes } from './letters.ts'

const text = 'email;firstName\nzoe@post.example;Zoë\n'

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`)],
  ['Windows-1252', Uint8Array.from(text, (sign) => sign.charCodeAt(0))],
  ['UTF-16 LE', new Uint8Array(Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).buffer)],
  [
    'UTF-16 BE',
    Uint8Array.from(
      [...`\ufeff${text}`].flatMap((sign) => [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255]),
    ),
  ],
])('a file in %s is read with its accents', (_, bytes) => {
  expect(textOfBytes(bytes)).toBe(text)
})

it('a file in Mac Roman is told by the letters within its words', () => {
  const bytes = Uint8Array.from('email;firstName\njose@post.example;Jos\x8e\n', (sign) => sign.charCodeAt(0))
  expect(textOfBytes(bytes)).toBe('email;firstName\njose@post.example;José\n')
})
