import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { createPosts } from './create-posts.ts'
import type { StarterPost } from './read-starter-content.ts'

const actor: Actor = { userId: 1, roles: ['ROLE_FREE', 'ROLE_ADMIN'], subscriptionStatus: 'Inactive' }
const post: StarterPost = {
  url: 'old-screws',
  title: 'Old screws',
  kind: 'media',
  description: 'What a thread tells.',
  pictureAlt: 'Screws',
  category: 'tools',
  author: 'ada',
  daysAgo: 10,
  content: [
    { text: 'One & more.\n\nTwo.' },
    { heading: 'Points' },
    { picture: 'a-point', alt: 'A point', caption: 'Sharp' },
  ],
}

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  await api.signedIn('ROLE_ADMIN')
})
afterAll(() => api.close())

test('posts come in published, on days counted back from today, and once', async () => {
  const { database } = api.data
  const names = {
    categories: new Map([['tools', await aCategory(database, { title: 'Tools', url: 'tools' })]]),
    authors: new Map([['ada', await anAuthor(database)]]),
  }
  const fill = (title: string) =>
    createPosts(api.app.get(CommandBus), actor, database, {
      posts: [{ ...post, title }],
      ...names,
      now: new Date('2026-03-14T12:00:00Z'),
    })
  await fill('Old screws')
  await fill('Other screws')
  expect((await api.visitor('GET', '/api/v1/blog/articles/old-screws')).body.article).toMatchObject({
    title: 'Old screws',
    kind: 'media',
    publishedOn: '2026-03-04',
    picture: '/media/blog/old-screws.webp',
    content: [
      { html: '<p>One &amp; more.</p><p>Two.</p>' },
      { text: 'Points' },
      { src: '/media/blog/a-point.webp', caption: 'Sharp' },
    ],
  })
  expect(await database.selectFrom('blog_articles').select('url').execute()).toEqual([{ url: 'old-screws' }])
})
