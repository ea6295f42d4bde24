import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LINE_MAX, linesOf } from './lines.ts'

async function* inPieces(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

async function linesIn(content: Buffer | string, size = 7) {
  const lines: (string | null)[] = []
  for await (const together of linesOf(inPieces(Buffer.from(content), size))) {
    for (const { number, bytes } of together) {
      lines.push(bytes?.toString() ?? null)
      expect(number).toBe(lines.length)
    }
  }
  return lines
}

describe('lines of a file', () => {
  it('are the same however the file comes in pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '))),
        fc.integer({ min: 1, max: 40 }),
        async (texts, size) => {
          expect(await linesIn(texts.map((text) => `${text}\n`).join(''), size)).toEqual(texts)
        },
      ),
    )
  })

  it('count without a last line break', async () => {
    expect(await linesIn('one\n\nthree')).toEqual(['one', '', 'three'])
    expect(await linesIn('')).toEqual([])
  })

  it('that are too long are counted and not held', async () => {
    const long = 'x'.repeat(LINE_MAX + 1)
    expect(await linesIn(`a\n${long}\nb\n`, 64 * 1024)).toEqual(['a', null, 'b'])
    expect((await linesIn(`${'x'.repeat(LINE_MAX)}\n`, 64 * 1024))[0]).toHaveLength(LINE_MAX)
  })
})
