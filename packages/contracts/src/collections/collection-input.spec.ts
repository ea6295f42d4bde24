import { expect, test } from 'vitest'
import { updateCollectionSchema } from './collection-input.ts'
import { deletionQuestion } from './messages.ts'
import { itemsCountText } from './collections.ts'
import { collectionQuerySchema } from './schemas.ts'

const whole = { title: ' Clocks  and watches ', description: 'What ticks.', status: 'PUBLIC' }
const refusedAt = (input: unknown) =>
  updateCollectionSchema.safeParse(input).error?.issues.map(({ path }) => path.join('.'))

test('a collection is changed whole, or its status alone', () => {
  expect(updateCollectionSchema.parse(whole)).toEqual({
    title: 'Clocks and watches',
    description: 'What ticks.',
    status: 'public',
    removesPicture: false,
  })
  expect(updateCollectionSchema.parse({ visibility: 'PRIVATE' })).toEqual({
    title: undefined,
    description: undefined,
    status: 'private',
    removesPicture: false,
  })
  expect(refusedAt({ title: 'Clocks' })).toEqual(['description', 'status'])
  expect(refusedAt({ description: 'What ticks.', status: 'public' })).toEqual(['title'])
  expect(refusedAt({})).toEqual(['status'])
  expect(refusedAt({ status: 'public', visibility: 'PRIVATE' })).toEqual(['status'])
})

test('null takes the picture out, and where it is loaded may be sent back', () => {
  expect(updateCollectionSchema.parse({ ...whole, picture: null }).removesPicture).toBe(true)
  expect(updateCollectionSchema.parse({ ...whole, picture: '/api/v1/vault/media/abc' }).removesPicture).toBe(
    false,
  )
})

test('D3-017, D3-059: the list reads its parameters leniently, and by both of their names', () => {
  expect(collectionQuerySchema.parse({})).toEqual({
    offset: 0,
    limit: 9,
    sort: 'createdDate:desc',
    title: '',
    status: null,
    fields: ['title'],
  })
  expect(
    collectionQuerySchema.parse({
      limit: '500',
      offset: '-3',
      s: 'price:asc',
      'f.status': 'open',
      'f.searchableFields': 'owner',
    }),
  ).toEqual({ offset: 0, limit: 100, sort: 'createdDate:desc', title: '', status: null, fields: ['title'] })
  expect(
    collectionQuerySchema.parse({
      title: 'clock',
      sort: 'title:desc',
      'f.status': 'PUBLIC',
      'f.searchableFields': 'description,title',
    }),
  ).toMatchObject({ title: 'clock', sort: 'title:desc', status: 'public', fields: ['title', 'description'] })
  expect(collectionQuerySchema.parse({ 'f.title': 'x'.repeat(200) }).title).toHaveLength(100)
})

test('D3-010, D3-054: what is in a collection is counted in words, and said before it is deleted', () => {
  expect([0, 1, 3, 1200].map(itemsCountText)).toEqual(['Empty', '1 item', '3 items', '1,200 items'])
  expect(deletionQuestion({ status: 'private', itemsCount: 0 })).toBe(
    'Are you sure? Your collection will be deleted.',
  )
  expect(deletionQuestion({ status: 'private', itemsCount: 1 })).toBe(
    'Are you sure? Your collection will be deleted. The 1 item in it will stay in your vault.',
  )
  expect(deletionQuestion({ status: 'public', itemsCount: 0 })).toBe(
    'Are you sure? Your collection is public: it will be deleted and its link will no longer work.',
  )
  expect(deletionQuestion({ status: 'public', itemsCount: 3 })).toBe(
    'Are you sure? Your collection is public: it will be deleted and its link will no longer work. The 3 items in it will stay in your vault.',
  )
})
