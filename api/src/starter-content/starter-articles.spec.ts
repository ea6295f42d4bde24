import { contentBlockSchema } from '@vitrine/contracts/dictionary/content'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readStarterContent } from './read-starter-content.ts'

test('every article of the first run names its sources', async () => {
  const { articles } = await readStarterContent(fileURLToPath(new URL('../../starter-content', import.meta.url)))
  const acceptable = articles.filter(({ sources }) => contentBlockSchema.safeParse({ type: 'sources', items: sources }).success)
  expect(acceptable.map(({ url }) => url)).toEqual(articles.map(({ url }) => url))
  expect(articles.filter(({ sources }) => new Set(sources).size < sources.length)).toEqual([])
})
