import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { textOfPdf } from '../testing/text-of-pdf.ts'
import { heightOnPage, MOST_WIDE_LETTERS, VaultDocument, type DrawnItem } from './vault-document.ts'

const FIRST_IDEOGRAPH = 0x4e00
const ideographs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String.fromCodePoint(FIRST_IDEOGRAPH + from + at)).join('')

async function printed(...descriptions: string[]): Promise<string> {
  const document = new VaultDocument({ title: 'My vault', date: 'Today', pages: 1 })
  for (const description of descriptions) document.draw(anItem({ description }))
  return await textOf(document)
}

function anItem(changed: Partial<DrawnItem>): DrawnItem {
  return {
    title: 'Bowl',
    subtitle: '',
    description: '',
    facts: [],
    photoHeight: null,
    photo: null,
    isPhotoWaiting: false,
    ...changed,
  }
}

async function textOf(document: VaultDocument): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of document.rest()) parts.push(part)
  return textOfPdf(Buffer.concat(parts)).join('')
}

test('a document prints so many different letters of the wide font and no more; those that it has printed it prints again', async () => {
  const text = await printed(
    ideographs(0, MOST_WIDE_LETTERS),
    ideographs(MOST_WIDE_LETTERS, MOST_WIDE_LETTERS + 5),
    ideographs(0, 5),
  )
  const [, first = '', second = '', third = ''] = text.split('Bowl')
  expect([first.includes('□'), second.match(/□/g)?.length, third.includes('□')]).toEqual([false, 6, false])
  expect(second).toContain('stands for a letter that this document cannot print')
})

/** A white PNG of one color channel. */
function picture(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    // The reader of documents does not look at the checksum.
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = deflateSync(
    Buffer.alloc((width + 1) * height, 255).map((value, at) => (at % (width + 1) === 0 ? 0 : value)),
  )
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function pagesWith(size: { width: number; height: number }, isDrawn: boolean): number {
  const document = new VaultDocument({ title: 'My vault', date: 'Today', pages: 1 })
  const photo = isDrawn ? picture(size.width, size.height) : null
  for (let count = 0; count < 12; count += 1)
    document.draw({
      title: 'Bowl',
      subtitle: '',
      description: '',
      facts: [['Category', 'Glass']],
      photoHeight: heightOnPage(size),
      photo,
      isPhotoWaiting: false,
    })
  return document.pages
}

test('a wide photo leaves no gap below it, and the pages are as many as were counted without it', () => {
  for (const isDrawn of [true, false])
    expect([
      pagesWith({ width: 60, height: 60 }, isDrawn),
      pagesWith({ width: 60, height: 12 }, isDrawn),
    ]).toEqual([4, 2])
})

test('D2-168: a line ends where its break is, whichever font the next one begins in', () => {
  const pagesOf = (line: string) => {
    const document = new VaultDocument({ title: 'My vault', date: 'Today', pages: 1 })
    document.draw({
      title: 'Bowl',
      subtitle: '',
      description: `${line}\nA\n`.repeat(150),
      facts: [],
      photoHeight: null,
      photo: null,
      isPhotoWaiting: false,
    })
    return document.pages
  }
  expect(pagesOf('花')).toBe(pagesOf('B'))
})

test('D2-168: words that are read from right to left stand so, with their spaces, between others and their digits', async () => {
  const text = await printed('שעון קיר עתיק', 'Maker: ساعة حائط, 1900', 'طول ٣٫٥ سم', 'Inv. ۱۲۳/٤٥٦')
  const reversed = (words: string) => [...words].toReversed().join('')
  expect(text).toContain(reversed('שעון קיר עתיק'))
  expect(text).toContain(`Maker: 1900 ,${reversed('ساعة حائط')}`)
  expect(text).toContain(`${reversed('سم')} ٣٫٥ ${reversed('طول')}`)
  expect(text).toContain('Inv. ۱۲۳/٤٥٦')
})

test('title, subtitle, facts, description and heading are drawn in the order in which they are seen', async () => {
  const [logical, visual] = ['מגש (נחושת) 12 ס"מ, 50%!', '!50% ,מ"ס 12 (תשוחנ) שגמ']
  const document = new VaultDocument({ title: logical, date: 'Today', pages: 1 })
  document.draw(
    anItem({
      title: logical,
      subtitle: logical,
      description: `${logical}\n${logical}`,
      facts: [['Collection', logical]],
    }),
  )
  expect((await textOf(document)).split(visual).length - 1).toBe(6)
})

test('a long description that is read from right to left goes on over pages, and leaves no line out', async () => {
  const words = Array.from({ length: 1_500 }, (_, at) => `כוס${at}`)
  const document = new VaultDocument({ title: 'My vault', date: 'Today', pages: 3 })
  document.draw(anItem({ description: words.join(' ') }))
  expect(document.pages).toBeGreaterThan(1)
  const text = await textOf(document)
  expect(words.filter((word) => !text.includes(`${word.slice(3)}סוכ`))).toEqual([])
})
