import { expect, test } from 'vitest'
import { containerOf } from './video-container.ts'

const bytes = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))])
const FTYP = '\0\0\0\x10ftypisom\0\0\0\0'
const MOOV = '\0\0\0\x0cmoov\0\0\0\0'

test.each([
  ['an mp4', `${FTYP}${MOOV}\0\0\0\x0cmdatabcd`, 'whole'],
  ['an mp4 whose pictures go on to the end', `${FTYP}${MOOV}\0\0\0\0mdatabcd`, 'whole'],
  ['a size of 64 bits', `${FTYP}${MOOV}\0\0\0\x01mdat\0\0\0\0\0\0\0\x14abcd`, 'whole'],
  ['an old QuickTime film', `\0\0\0\x08wide${MOOV}`, 'whole'],
  ['a webm', '\x1a\x45\xdf\xa3abc', 'whole'],
  ['an mp4 without its end', `${FTYP}${MOOV}\0\0\0\x10mdatabcd`, 'damaged'],
  ['an mp4 without its index', `${FTYP}\0\0\0\x0cmdatabcd`, 'damaged'],
  ['an mp4 with bytes of a camera at its end', `${FTYP}${MOOV}\0\0\0`, 'whole'],
  ['a box of no size', `${FTYP}\0\0\0\x02moov`, 'damaged'],
  ['five bytes', 'hello', 'damaged'],
  ['nothing', '', 'damaged'],
  ['an avi', 'RIFF\x24\0\0\0AVI LIST', 'unsupported'],
])('D2-132: %s', async (_, content, expected) => {
  expect(await containerOf(bytes(content))).toBe(expected)
})
