import { withFormulaGuard } from '@vitrine/contracts/formula-guard'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Column } from './columns.ts'
import { readTable } from './read-table.ts'
import { surveyTable } from './survey-table.ts'

const columns: Column[] = [
  { name: 'id', isRequired: true },
  { name: 'title' },
  { name: 'price', type: 'number' },
]

/** U+FFFD stands for what could not be read, so a row that has it is refused. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((any) => any.replaceAll('\ufffd', '')),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '|', '\n', ' ', "'", '=', '\\', 'a', 'é', '1') }),
)
const encoders = {
  utf8: (content: string) => Buffer.from(content),
  utf16le: (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le'),
  utf16be: (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le').swap16(),
}

it('a table that is written with quotes comes back as it was, however it is encoded and cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ title: text, cents: fc.nat(10_000_000) }), { minLength: 1 }),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('utf8', 'utf16le', 'utf16be'),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 50 }),
      async (rows, delimiter, encoding, lineBreak, size) => {
        const lines = [
          ['id', 'title', 'price'],
          ...rows.map(({ title, cents }, at) => [String(at), title, (cents / 100).toFixed(2)]),
        ]
        const quoted = (cell: string) => `"${withFormulaGuard(cell).replaceAll('"', '""')}"`
        const content = lines.map((cells) => `${cells.map(quoted).join(delimiter)}${lineBreak}`).join('')
        const bytes = encoders[encoding](content)
        const source = async function* () {
          for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
        }
        const read = []
        for await (const some of readTable(source, await surveyTable(source, columns)))
          read.push(...some.map(({ value, problem }) => problem ?? value))
        expect(read).toEqual(
          rows.map(({ title, cents }, at) => ({
            id: String(at),
            title,
            price: (cents / 100).toFixed(2),
          })),
        )
      },
    ),
    { numRuns: 200 },
  )
})
