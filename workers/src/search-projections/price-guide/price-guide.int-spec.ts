import { newEvent } from '@vitrine/contracts/event'
import { soldItemDeleted, soldItemsImported, soldItemUpdated } from '@vitrine/contracts/price-guide/events'
import { leaveTombstone } from '@vitrine/database/tombstones'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aSoldItem } from '@vitrine/testing/price-guide-records'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { aDelivery, startProjection } from '../../testing/running-projection.ts'
import { ImportedRangeProcessor } from '../imported-range.processor.ts'
import { priceGuide } from './price-guide.index.ts'

const projection = await startProjection(priceGuideIndex)
const categoryId = await aCategory(projection.database)
afterAll(() => projection.stop())

test('an imported range reaches the index whole, and nothing beside it', async () => {
  const ids: number[] = []
  for (let number = 0; number < 6; number += 1)
    ids.push(await aSoldItem(projection.database, { categoryId, title: `Tureen ${number}` }))
  const [, fromId = 0, , , toId = 0] = ids
  await projection.happened(newEvent(soldItemsImported, { fromId, toId }))
  expect((await projection.foundTitles('tureen')).toSorted()).toEqual([
    'Tureen 1',
    'Tureen 2',
    'Tureen 3',
    'Tureen 4',
  ])
})

test('a range goes on where an earlier run was cut off', async () => {
  const ids = [
    await aSoldItem(projection.database, { categoryId, title: 'Samovar before' }),
    await aSoldItem(projection.database, { categoryId, title: 'Samovar after' }),
  ]
  const [fromId = 0, toId = 0] = ids
  const processor = new ImportedRangeProcessor(
    'index-imported-sold-items',
    priceGuide,
    projection.database,
    projection.engine,
  )
  await processor.process(
    [aDelivery(soldItemsImported.type, { fromId, toId }, fromId)],
    new AbortController().signal,
  )
  expect(await projection.foundTitles('samovar')).toEqual(['Samovar after'])
})

test('a change and a delete follow, and an older write of a deleted one stays out', async () => {
  const id = await aSoldItem(projection.database, { categoryId, title: 'Epergne' })
  const happened = (event: typeof soldItemUpdated | typeof soldItemDeleted, revision: number) =>
    projection.happened(newEvent(event, { soldItemId: id, revision }))
  await happened(soldItemUpdated, 1)
  await sql`UPDATE sold_items SET title = 'Epergne, restored', revision = 2 WHERE id = ${id}`.execute(
    projection.database,
  )
  await happened(soldItemUpdated, 2)
  expect(await projection.foundTitles('epergne')).toEqual(['Epergne, restored'])
  await projection.database.transaction().execute(async (transaction) => {
    await sql`DELETE FROM sold_items WHERE id = ${id}`.execute(transaction)
    await leaveTombstone(transaction, 'sold-item', { id, revision: 3 })
  })
  await happened(soldItemDeleted, 3)
  expect(await projection.foundTitles('epergne')).toEqual([])
})
