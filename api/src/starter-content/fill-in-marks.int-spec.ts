import { loadConfig } from '@vitrine/platform/config'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { fillInMarks } from './fill-in-imports.ts'
import { readStarterMarks } from './marks/read-starter-marks.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('the starter marks come in once, and say that their pictures are drawings', async () => {
  const marks = await readStarterMarks(new URL('../../starter-content/marks', import.meta.url).pathname)
  const { database, url } = api.data
  const roots = new Map<string, number>()
  for (const { row } of marks) {
    if (!roots.has(row.category))
      roots.set(row.category, await aCategory(database, { title: row.category, url: row.category }))
  }
  for (const place of new Set(marks.map(({ row }) => `${row.category}/${row.subcategory}`))) {
    const [category = '', title = ''] = place.split('/')
    await aCategory(database, {
      title,
      url: place.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      parentId: roots.get(category) ?? 0,
    })
  }
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-marks-'))
  const storage = fileStorage(folder)
  const fill = () =>
    fillInMarks({
      url,
      database,
      app: api.app,
      storage,
      imageHosts: loadConfig({ NODE_ENV: 'test' }).IMAGE_HOSTS,
      marks,
    })
  await fill()
  await fill()
  const rows = await database.selectFrom('marks').select(['picture', 'picture_note', 'pictures']).execute()
  expect(rows).toHaveLength(marks.length)
  const pictured = rows.filter(({ picture }) => picture !== '')
  expect(pictured).toHaveLength(marks.filter(({ picture }) => picture).length)
  expect(new Set(pictured.map(({ picture_note }) => picture_note))).toEqual(
    new Set(['A drawing after the mark, not a photograph.']),
  )
  const keys = pictured
    .flatMap(({ picture, pictures }) => [picture, ...pictures])
    .map((path) => path.replace('/media/', ''))
  expect((await Promise.all(keys.map((key) => storage.exists(key)))).filter((exists) => !exists)).toEqual([])
  const events = await database
    .selectFrom('outbox_events')
    .select('type')
    .where('type', '=', 'marks.imported.v1')
    .execute()
  expect(events).toHaveLength(1)
  await rm(folder, { recursive: true })
})
