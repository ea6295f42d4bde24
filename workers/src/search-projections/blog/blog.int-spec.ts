import { newEvent } from '@vitrine/contracts/event'
import { postDeleted, postsImported, postUpdated } from '@vitrine/contracts/blog/events'
import { leaveTombstone } from '@vitrine/database/tombstones'
import type { BlogCard } from '@vitrine/search/blog/blog.document'
import { blogIndex } from '@vitrine/search/blog/blog.index'
import { aPublishedPost } from '@vitrine/testing/blog-records'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProjection, type RunningProjection } from '../../testing/running-projection.ts'

let projection: RunningProjection<BlogCard>
let place: { categoryId: number; authorId: number }

beforeAll(async () => {
  projection = await startProjection(blogIndex)
  const { database } = projection
  place = { categoryId: await aCategory(database), authorId: await anAuthor(database) }
})
afterAll(() => projection.stop())

const happened = (event: typeof postUpdated | typeof postDeleted, postId: number, revision: number) =>
  projection.happened(newEvent(event, { postId, revision }))

test('a post is in the index with its words while it is published', async () => {
  const { id } = await aPublishedPost(projection.database, { ...place, title: 'Celadon' })
  await happened(postUpdated, id, 1)
  expect(await projection.found('celadon')).toMatchObject([
    { title: 'Celadon', publishedOn: '2026-01-31', minutes: 1 },
  ])
  expect(await projection.found('words')).toHaveLength(1)
  await projection.database
    .updateTable('blog_articles')
    .set({ status: 'UNPUBLISHED', revision: 2 })
    .where('id', '=', id)
    .execute()
  await happened(postUpdated, id, 2)
  expect(await projection.found('celadon')).toEqual([])
  await projection.database
    .updateTable('blog_articles')
    .set({ status: 'PUBLISHED', revision: 3 })
    .where('id', '=', id)
    .execute()
  await happened(postUpdated, id, 3)
  await projection.database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('blog_articles').where('id', '=', id).execute()
    await leaveTombstone(transaction, 'blog-article', { id, revision: 4 })
  })
  await happened(postDeleted, id, 4)
  // Late, and of before.
  await happened(postUpdated, id, 1)
  expect(await projection.found('celadon')).toEqual([])
})

test('an imported range reaches the index', async () => {
  const first = await aPublishedPost(projection.database, { ...place, title: 'Imported one' })
  const last = await aPublishedPost(projection.database, { ...place, title: 'Imported two' })
  await projection.happened(newEvent(postsImported, { fromId: first.id, toId: last.id }))
  expect((await projection.found('imported')).map(({ title }) => title).toSorted()).toEqual([
    'Imported one',
    'Imported two',
  ])
})
