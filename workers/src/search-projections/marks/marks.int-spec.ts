import { newEvent } from '@vitrine/contracts/event'
import { markDeleted, marksImported, markUpdated } from '@vitrine/contracts/marks/events'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { marksIndex } from '@vitrine/search/marks/marks.index'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aMark } from '@vitrine/testing/marks-records'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { aDelivery, startProjection } from '../../testing/running-projection.ts'
import { ImportedRangeProcessor } from '../imported-range.processor.ts'
import { marks } from './marks.index.ts'

const projection = await startProjection(marksIndex)
const categoryId = await aCategory(projection.database)
afterAll(() => projection.stop())

test('an imported range reaches the index whole, and nothing beside it', async () => {
  const ids: number[] = []
  for (let number = 0; number < 6; number += 1)
    ids.push(await aMark(projection.database, { categoryId, title: `Tureen ${number}` }))
  const [, fromId = 0, , , toId = 0] = ids
  await projection.happened(newEvent(marksImported, { fromId, toId }))
  expect((await projection.foundTitles('tureen')).toSorted()).toEqual([
    'Tureen 1',
    'Tureen 2',
    'Tureen 3',
    'Tureen 4',
  ])
})

test('a range goes on where an earlier run was cut off', async () => {
  const ids = [
    await aMark(projection.database, { categoryId, title: 'Samovar before' }),
    await aMark(projection.database, { categoryId, title: 'Samovar after' }),
  ]
  const [fromId = 0, toId = 0] = ids
  const processor = new ImportedRangeProcessor(
    'index-imported-marks',
    marks,
    projection.database,
    projection.engine,
  )
  await processor.process(
    [aDelivery(marksImported.type, { fromId, toId }, fromId)],
    new AbortController().signal,
  )
  expect(await projection.foundTitles('samovar')).toEqual(['Samovar after'])
})

test('a change and a delete follow, and an older write of a deleted one stays out', async () => {
  const id = await aMark(projection.database, { categoryId, title: 'Epergne' })
  const happened = (event: typeof markUpdated | typeof markDeleted, revision: number) =>
    projection.happened(newEvent(event, { markId: id, revision }))
  await happened(markUpdated, 1)
  await sql`UPDATE marks SET title = 'Epergne, restored', revision = 2 WHERE id = ${id}`.execute(
    projection.database,
  )
  await happened(markUpdated, 2)
  expect(await projection.foundTitles('epergne')).toEqual(['Epergne, restored'])
  await projection.database.transaction().execute(async (transaction) => {
    await sql`DELETE FROM marks WHERE id = ${id}`.execute(transaction)
    await leaveTombstone(transaction, 'mark', { id, revision: 3 })
  })
  await happened(markDeleted, 3)
  expect(await projection.foundTitles('epergne')).toEqual([])
})
