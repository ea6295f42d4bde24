import { expect, test } from 'vitest'
import { pictureKindOf } from './picture-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', 'png'],
  ['GIF89a\x01\0\x01\0\0\0', 'gif'],
  ['BM\x46\0\0\0\0\0\0\0\x36\0', 'bmp'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\x24\0\0\0AVI LIST', null],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', 'heic'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'avif'],
  ['\0\0\0\x18ftypisom\0\0\0\0', null],
  ['II*\0\x08\0\0\0', 'tiff'],
  ['hello', null],
  ['\xff\xd8', null],
  ['', null],
])('%j is %s', (start, kind) => {
  expect(pictureKindOf(bytes(start))).toBe(kind)
})
