import { expect, test } from 'vitest'
import { textOfPdf } from './testing/text-of-pdf.ts'
import { MOST_WIDE_LETTERS, VaultDocument } from './vault-document.ts'

const FIRST_IDEOGRAPH = 0x4e00
const ideographs = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => String.fromCodePoint(FIRST_IDEOGRAPH + from + at)).join('')

async function printed(...descriptions: string[]): Promise<string> {
  const document = new VaultDocument({ title: 'My vault', date: 'Today', pages: 1 })
  for (const description of descriptions) document.draw({ title: 'Bowl', subtitle: '', description, facts: [], hasPhoto: false, photo: null })
  const parts: Uint8Array[] = []
  for await (const part of document.rest()) parts.push(part)
  return textOfPdf(Buffer.concat(parts)).join('')
}

test('a document prints so many different letters of the wide font and no more; those that it has printed it prints again', async () => {
  const text = await printed(ideographs(0, MOST_WIDE_LETTERS), ideographs(MOST_WIDE_LETTERS, MOST_WIDE_LETTERS + 5), ideographs(0, 5))
  const [, first = '', second = '', third = ''] = text.split('Bowl')
  expect([first.includes('□'), second.match(/□/g)?.length, third.includes('□')]).toEqual([false, 6, false])
  expect(second).toContain('stands for a letter that this document cannot print')
})
