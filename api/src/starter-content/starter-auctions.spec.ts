import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readStarterContent } from './read-starter-content.ts'

test('each auction shows a drawing of what it sells, and no two the same', async () => {
  const { auctions, drawnArticles } = await readStarterContent(
    fileURLToPath(new URL('../../starter-content', import.meta.url)),
  )
  const pictures = auctions.map(({ picture }) => picture)
  expect(pictures.filter((picture) => !drawnArticles.has(picture))).toEqual([])
  expect(new Set(pictures).size).toBe(pictures.length)
})
