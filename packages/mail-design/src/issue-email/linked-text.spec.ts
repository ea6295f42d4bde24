import { expect, test } from 'vitest'
import { piecesOf } from './linked-text.ts'

const addressesIn = (text: string) =>
  piecesOf(text)
    .filter(({ isAddress }) => isAddress)
    .map(({ text: address }) => address)

test.each([
  [
    'See https://vitrine.example/kilns?a=1&b=2#top, then write.',
    ['https://vitrine.example/kilns?a=1&b=2#top'],
  ],
  ['(HTTP://vitrine.example). “https://b.example/x”!', ['HTTP://vitrine.example', 'https://b.example/x']],
  [
    'https://b.example/Vase_(Ming), and (https://b.example/Vase_(Ming))',
    ['https://b.example/Vase_(Ming)', 'https://b.example/Vase_(Ming)'],
  ],
  ['javascript:alert(1) ftp://a.example data:text/html,x mailto:a@b.example //a.example www.a.example', []],
  ['https:// http://. https://[ https://%', []],
  ['https://a.example/"onmouseover="x <https://b.example>', ['https://a.example/', 'https://b.example']],
])('of %j these are web addresses: %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
