import { expect, test } from 'vitest'
import { invoicePdf } from './invoice-pdf.ts'

test('what is printed has its objects where its table says, whatever signs a line has', () => {
  const pdf = invoicePdf(['Invoice (1)', 'a \\ b', 'prices in €'])
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  expect(pdf.slice(table, table + 5)).toBe('xref\n')
  const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset) => pdf.slice(offset).split('\n', 1)[0])).toEqual([
    '1 0 obj',
    '2 0 obj',
    '3 0 obj',
    '4 0 obj',
    '5 0 obj',
  ])
  const [, length, stream] = /<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(pdf) ?? []
  expect(stream).toHaveLength(Number(length))
  expect(stream).toContain('(Invoice \\(1\\)) Tj')
  expect(stream).toContain('(a \\\\ b) Tj')
})
