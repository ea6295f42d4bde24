import { contentBlockSchema, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { linkMentions } from '../dictionary/queries/read-article/mentions.ts'
import { readStarterContent } from './read-starter-content.ts'

const folder = fileURLToPath(new URL('../../starter-content', import.meta.url))

test('every article of the first run names its sources', async () => {
  const { articles } = await readStarterContent(folder)
  const acceptable = articles.filter(
    ({ sources }) => contentBlockSchema.safeParse({ type: 'sources', items: sources }).success,
  )
  expect(acceptable.map(({ url }) => url)).toEqual(articles.map(({ url }) => url))
  expect(articles.filter(({ sources }) => new Set(sources).size < sources.length)).toEqual([])
})

test('no color and no pattern of the first run is linked as a material or a gem of the same name', async () => {
  const { articles } = await readStarterContent(folder)
  const entries = articles.map(({ url, title }, id) => ({ id, url, title }))
  const linkedFrom = (url: string) => {
    const texts = articles
      .find((article) => article.url === url)!
      .content.flatMap((part) => ('text' in part ? [part.text] : []))
    const blocks = texts.map((html): ContentBlock => ({ type: 'text', html }))
    return linkMentions(blocks, entries).linked.map((entry) => entry.url)
  }
  expect(linkedFrom('netsuke')).toContain('ivory')
  expect(linkedFrom('yomut-carpet')).not.toContain('ivory')
  expect(linkedFrom('blanc-de-chine')).not.toContain('ivory')
  expect(linkedFrom('persian-rug')).not.toContain('ivory')
  expect(linkedFrom('clarice-cliff')).not.toContain('ivory')
  expect(linkedFrom('depression-glass')).not.toContain('cameo')
})
