import { describe, expect, test } from 'vitest'
import { aPiece, piecesOf } from './pieces.ts'
import type { Subject } from './subject.ts'

export function understanding(subject: Subject): void {
  const pieces = piecesOf(subject)
  const understood = async (text: string) => (await pieces.search({ text })).understood

  describe('the result says how a text was understood', () => {
    test.each([
      { text: '', as: { kind: 'exact' } },
      { text: 'blue vases', as: { kind: 'exact' } },
      { text: 'blue va', as: { kind: 'exact' } },
      { text: 'bleu vase', as: { kind: 'guessed', used: 'blue vase' } },
      { text: 'gren vaze', as: { kind: 'guessed', used: 'green vase' } },
      { text: 'blue vase qqqqqq', as: { kind: 'partial', leftOut: ['qqqqqq'] } },
      { text: 'bleu vase qqqqqq', as: { kind: 'partial', leftOut: ['qqqqqq'], used: 'blue vase' } },
    ])('$text', async ({ text, as }) => {
      await pieces.publish(aPiece({ name: 'Blue Vase' }), aPiece({ name: 'Green Vase' }), aPiece({ name: 'Ewer' }))
      expect(await understood(text)).toEqual(as)
    })
  })

  describe('highlights', () => {
    test('are the words that matched in any form, where they stand in the text', async () => {
      await pieces.publish(aPiece({ name: 'Façade, drawn', note: 'Drawings of façades; a draw.' }))
      const marked = async (text: string) => {
        const { hits } = await pieces.search({ text, highlight: true })
        const [{ document, highlights = {} } = { document: undefined }] = hits
        return Object.fromEntries(Object.entries(highlights).map(([field, ranges]) => [field, ranges.map(([from, to]) => new Map<string, unknown>(Object.entries(document ?? {})).get(field)?.toString().slice(from, to))]))
      }
      expect(await marked('facades')).toEqual({ name: ['Façade'], note: ['façades'] })
      expect(await marked('facdae')).toEqual({ name: ['Façade'], note: ['façades'] })
      expect(await marked('facade draw')).toEqual({ name: ['Façade', 'drawn'], note: ['Drawings', 'façades', 'draw'] })
    })

    test('are given only where they are asked for', async () => {
      await pieces.publish(aPiece({ name: 'Vase' }))
      expect((await pieces.search({ text: 'vase' })).hits[0]).not.toHaveProperty('highlights')
    })
  })
}
