import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { wordCount } from '@vitrine/contracts/blog/reading-time'
import { beforeAll, expect, it } from 'vitest'
import { textToBlocks } from '../rich-text/text-blocks.ts'
import { readStarterContent, type StarterContent, type StarterNode } from './read-starter-content.ts'

const folder = fileURLToPath(new URL('../../starter-content', import.meta.url))

let content: StarterContent
beforeAll(async () => {
  content = await readStarterContent(folder)
})

const urlsOf = (nodes: readonly StarterNode[]): string[] =>
  nodes.flatMap(({ url, children = [] }) => [url, ...urlsOf(children)])

it('the Blog begins with 25 posts, three of them media posts with pictures, of 600 words and more', () => {
  expect(content.posts).toHaveLength(25)
  const media = content.posts.filter(({ kind }) => kind === 'media')
  expect(media.map((post) => post.content.filter((block) => 'picture' in block).length >= 3)).toEqual([
    true,
    true,
    true,
  ])
  const short = content.posts.filter(
    (post) =>
      wordCount(post.content.flatMap((block) => ('text' in block ? textToBlocks(block.text) : []))) < 600,
  )
  expect(short.map(({ url }) => url)).toEqual([])
})

it('each post has a topic and an author who are there, a day of its own and its drawings', () => {
  const [categories, authors] = [
    new Set(urlsOf(content.categories)),
    new Set(content.authors.map(({ url }) => url)),
  ]
  expect(
    content.posts
      .filter(({ category, author }) => !categories.has(category) || !authors.has(author))
      .map(({ url }) => url),
  ).toEqual([])
  expect(new Set(content.posts.map(({ daysAgo }) => daysAgo)).size).toBe(25)
  const pictures = content.posts.flatMap((post) => [
    post.url,
    ...post.content.flatMap((block) => ('picture' in block ? [block.picture] : [])),
  ])
  expect(pictures.filter((name) => !existsSync(`${folder}/pictures/blog/${name}.svg`))).toEqual([])
})
