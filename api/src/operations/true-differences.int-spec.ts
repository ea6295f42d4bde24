import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { aPost } from '../testing/post-fixtures.ts'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall
let place: { categoryId: number; authorId: number }

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  place = await aCategoryAndAnAuthor(staff)
})
afterAll(() => api.close())

const newest = async () =>
  await api.data.database
    .selectFrom('audit_entries')
    .select(['action', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

const mark = {
  title: 'Swords',
  description: 'Blue.',
  authenticity: '',
  categoryId: 0,
  maker: 'Meissen',
  place: '',
  period: '',
  firstYear: 1724,
  lastYear: null,
  kind: 'Porcelain',
  picture: '',
  pictureNote: '',
  pictures: [],
  source: 'Staff',
  externalId: null,
}
const book = {
  title: 'Book',
  authors: ['Ada'],
  year: 1899,
  categoryId: 0,
  language: 'en',
  publisher: '',
  description: '',
  contents: [{ title: 'Preface', page: 'v' }],
  cover: '',
  source: 'Staff',
  externalId: null,
}
const sold = {
  title: 'Vase',
  description: 'Blue.',
  categoryId: 0,
  maker: 'Ada',
  saleDate: '2020-02-28',
  price: 120.5,
  currency: 'USD',
  source: 'Staff',
  externalId: null,
  pictures: [],
  pieces: 1,
}
const partner = {
  source: 'House',
  sourceUrl: 'house',
  graphicUrl: '/media/a.svg',
  bgColor: '#1f3a2e',
  about: 'Clocks.',
  website: 'https://house.example/',
}
const author = { firstName: 'Ada', lastName: 'Plume', url: 'ada-plume', about: 'Writes.' }

interface Case {
  what: string
  admin: string
  /** The record, and what is changed of it with what the log holds then. */
  record: () => object
  change: object
  noted: object
}

const cases: Case[] = [
  {
    what: 'a mark',
    admin: '/api/v1/marks/admin/marks',
    record: () => ({ ...mark, categoryId: place.categoryId }),
    change: { maker: 'Samson', firstYear: null },
    noted: { maker: { from: 'Meissen', to: 'Samson' }, firstYear: { from: 1724, to: null } },
  },
  {
    what: 'a book',
    admin: '/api/v1/library/admin/books',
    record: () => ({ ...book, categoryId: place.categoryId }),
    change: { authors: ['Ada', 'Bo'], contents: [{ title: 'Preface', page: 'vi' }] },
    noted: {
      authors: { from: ['Ada'], to: ['Ada', 'Bo'] },
      contents: { from: [{ title: 'Preface', page: 'v' }], to: [{ title: 'Preface', page: 'vi' }] },
    },
  },
  {
    what: 'a sold item',
    admin: '/api/v1/price-guide/admin/sold-items',
    record: () => ({ ...sold, categoryId: place.categoryId }),
    change: { saleDate: '2020-02-29' },
    noted: { saleDate: { from: '2020-02-28', to: '2020-02-29' } },
  },
  {
    what: 'a partner',
    admin: '/api/v1/partners/admin/partners',
    record: () => partner,
    change: { about: 'Watches.' },
    noted: { about: { from: 'Clocks.', to: 'Watches.' } },
  },
  {
    what: 'an author',
    admin: '/api/v1/dictionary/admin/authors',
    record: () => author,
    change: { about: 'Reads.' },
    noted: { about: { from: 'Writes.', to: 'Reads.' } },
  },
  {
    what: 'a post',
    admin: '/api/v1/blog/admin/blog-articles',
    record: () => aPost({ ...place, title: 'A post' }),
    change: { description: 'Other words.' },
    noted: { url: 'a-post', description: { from: 'What to do, and what never to do.', to: 'Other words.' } },
  },
]

test.each(cases)(
  'the log holds what was changed of $what, before and after, and nothing else',
  async ({ admin, record, change, noted }) => {
    const {
      body: { id },
    } = await staff('POST', admin, { body: record() })
    expect((await staff('PUT', `${admin}/${id}`, { body: { ...record(), ...change } })).status).toBeLessThan(
      300,
    )
    expect((await newest()).details).toEqual(noted)
    expect((await staff('PUT', `${admin}/${id}`, { body: { ...record(), ...change } })).status).toBeLessThan(
      300,
    )
    expect(Object.values((await newest()).details).filter((value) => typeof value === 'object')).toEqual([])
  },
)

test('of an article’s details, and of a category', async () => {
  const details = articleDetails(place, { url: 'told', title: 'Told', description: 'Before.' })
  await staff('POST', '/api/v1/dictionary/admin/articles', { body: details })
  await staff('PUT', '/api/v1/dictionary/admin/articles', {
    body: { ...details, currentUrl: 'told', description: 'After.', showBreadcrumbs: false },
  })
  expect((await newest()).details).toEqual({
    url: 'told',
    description: { from: 'Before.', to: 'After.' },
    showBreadcrumbs: { from: true, to: false },
  })
  const { body } = await staff('POST', '/taxonomy/create', { body: { title: 'Lace', url: 'lace' } })
  await staff('POST', '/taxonomy/update', {
    body: {
      id: body.response.id,
      title: 'Lace',
      url: 'lace',
      description: '<p>Fine.</p>',
      parentId: place.categoryId,
    },
  })
  expect((await newest()).details).toEqual({
    description: { from: '', to: '<p>Fine.</p>' },
    parentId: { from: null, to: place.categoryId },
  })
})

test('a save that comes too late is told who was faster, and with what; one’s own change is nobody else’s', async () => {
  const {
    body: { id },
  } = await staff('POST', '/api/v1/marks/admin/marks', { body: { ...mark, categoryId: place.categoryId } })
  const save = (who: TestCall, revision: number, changes: object) =>
    who('PUT', `/api/v1/marks/admin/marks/${id}`, {
      body: { ...mark, categoryId: place.categoryId, ...changes },
      headers: { 'if-match': `"${revision}"` },
    })
  expect((await save(staff, 1, { maker: 'Samson', firstYear: 1845 })).status).toBe(200)
  const { email } = await api.data.database
    .selectFrom('users')
    .innerJoin('audit_entries', 'audit_entries.actor_id', 'users.id')
    .select('email')
    .where('subject_type', '=', 'mark')
    .orderBy('audit_entries.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((await save(staff, 1, { maker: 'Herend' })).body).toMatchObject({
    errorCode: 'REVISION_CONFLICT',
    message: 'You changed this yourself in the meantime, in another window: maker and first year.',
  })
  const colleague = await api.signedIn('ROLE_ADMIN')
  expect((await save(colleague, 1, { maker: 'Herend' })).body).toMatchObject({
    errorCode: 'REVISION_CONFLICT',
    message: `${email} changed this in the meantime: maker and first year.`,
  })
  // Of an article, too, which is locked by its url.
  const details = articleDetails(place, { url: 'raced', title: 'Raced' })
  await staff('POST', '/api/v1/dictionary/admin/articles', { body: details })
  await staff('PUT', '/api/v1/dictionary/admin/articles', {
    body: { ...details, currentUrl: 'raced', description: 'Theirs.' },
  })
  const late = await colleague('PUT', '/api/v1/dictionary/admin/articles', {
    body: { ...details, currentUrl: 'raced' },
    headers: { 'if-match': '"1"' },
  })
  expect([late.status, late.body.message]).toEqual([
    412,
    `${email} changed this in the meantime: description.`,
  ])
})
