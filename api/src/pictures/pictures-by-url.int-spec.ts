import { dictionaryMessages } from '@vitrine/contracts/dictionary/messages'
import { pictureMessages, type PictureFault } from '@vitrine/contracts/pictures/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { aPost } from '../testing/post-fixtures.ts'
import { testApi, type TestApi, type TestCall, type TestResponse } from '../testing/test-api.ts'

const HOST = 'https://images.vitrine.example'
const HOSTS =
  'Image hosts: images.vitrine.example, images2.vitrine.example, thumbs.vitrine.example, media.vitrine.example.'
const ARTICLES = '/api/v1/dictionary/admin/articles'
const AUTHORS = '/api/v1/dictionary/admin/authors'
const PARTNERS = '/api/v1/partners/admin/partners'
const POSTS = '/api/v1/blog/admin/blog-articles'
const MARKS = '/api/v1/marks/admin/marks'
const BOOKS = '/api/v1/library/admin/books'
const SOLD = '/api/v1/price-guide/admin/sold-items'

let api: TestApi
let staff: TestCall
let place: { categoryId: number; authorId: number }
/** What is wrong with a URL now. */
const faults = new Map<string, PictureFault>()
const asked: string[] = []

beforeAll(async () => {
  api = await testApi({ pictures: { faultOf: async (url) => (asked.push(url), faults.get(url) ?? null) } })
  staff = await api.signedIn('ROLE_ADMIN')
  place = await aCategoryAndAnAuthor(staff)
})
afterAll(() => api.close())
beforeEach(() => {
  faults.clear()
  asked.length = 0
})

let made = 0

interface Kind {
  what: string
  field: string
  create: (picture: string, unique: string) => Promise<TestResponse>
  /** Saves it again, with another word in it. */
  save: (made: any, picture: string, unique: string) => Promise<TestResponse>
  unreachable?: string
}

const body = (made: any) => made.response ?? made
const mark = (picture: string, title: string) => ({
  title,
  description: 'Blue.',
  authenticity: '',
  categoryId: place.categoryId,
  maker: 'Ada',
  place: '',
  period: '',
  firstYear: null,
  lastYear: null,
  kind: 'Porcelain',
  picture,
  pictureNote: '',
  pictures: [],
  source: 'Staff',
  externalId: null,
})
const book = (cover: string, title: string) => ({
  title,
  authors: ['Ada'],
  year: 1899,
  categoryId: place.categoryId,
  language: 'en',
  publisher: '',
  description: '',
  contents: [],
  cover,
  source: 'Staff',
  externalId: null,
})
const sold = (picture: string, title: string) => ({
  title,
  description: 'Blue.',
  categoryId: place.categoryId,
  maker: 'Ada',
  saleDate: '2020-02-28',
  price: 3,
  currency: 'USD',
  source: 'Staff',
  externalId: null,
  pictures: [picture],
  pieces: 1,
})
const partner = (graphicUrl: string, url: string, about: string) => ({
  source: `House ${url}`,
  sourceUrl: url,
  graphicUrl,
  bgColor: '#1f3a2e',
  about,
  website: 'https://house.example/',
})

const kinds: Kind[] = [
  {
    what: 'the thumbnail of an article',
    field: 'thumbnail',
    unreachable: dictionaryMessages.thumbnailNotReachable,
    create: (thumbnail, url) => staff('POST', ARTICLES, { body: articleDetails(place, { thumbnail, url }) }),
    save: (_made, thumbnail, url) =>
      staff('PUT', ARTICLES, { body: { ...articleDetails(place, { thumbnail, url }), currentUrl: url } }),
  },
  {
    what: 'the photo of an author',
    field: 'photo',
    create: (photo, url) =>
      staff('POST', AUTHORS, { body: { firstName: 'Ada', lastName: 'Plume', url, photo } }),
    save: ({ id }, photo, url) =>
      staff('PUT', `${AUTHORS}/${id}`, { body: { firstName: 'Ada', lastName: 'Feather', url, photo } }),
  },
  {
    what: 'the small picture of a category',
    field: 'image',
    create: (image, url) => staff('POST', '/taxonomy/create', { body: { title: url, url, image } }),
    save: (made, image, url) =>
      staff('POST', '/taxonomy/update', { body: { id: body(made).id, title: `${url} again`, url, image } }),
  },
  {
    what: 'the large picture of a category',
    field: 'mainImage',
    create: (mainImage, url) => staff('POST', '/taxonomy/create', { body: { title: url, url, mainImage } }),
    save: (made, mainImage, url) =>
      staff('POST', '/taxonomy/update', {
        body: { id: body(made).id, title: `${url} again`, url, mainImage },
      }),
  },
  {
    what: 'the graphic of a partner',
    field: 'graphicUrl',
    create: (graphic, url) => staff('POST', PARTNERS, { body: partner(graphic, url, 'Clocks.') }),
    save: ({ id }, graphic, url) =>
      staff('PUT', `${PARTNERS}/${id}`, { body: partner(graphic, url, 'Watches.') }),
  },
  {
    what: 'the picture of a post',
    field: 'picture',
    create: (picture, url) => staff('POST', POSTS, { body: aPost({ ...place, url, picture }) }),
    save: ({ id }, picture, url) =>
      staff('PUT', `${POSTS}/${id}`, { body: aPost({ ...place, url, picture, title: 'Another title' }) }),
  },
  {
    what: 'the picture of a mark',
    field: 'picture',
    create: (picture) => staff('POST', MARKS, { body: mark(picture, 'Crossed swords') }),
    save: ({ id }, picture) => staff('PUT', `${MARKS}/${id}`, { body: mark(picture, 'Crossed keys') }),
  },
  {
    what: 'the cover of a book',
    field: 'cover',
    create: (cover) => staff('POST', BOOKS, { body: book(cover, 'Old Sèvres') }),
    save: ({ id }, cover) => staff('PUT', `${BOOKS}/${id}`, { body: book(cover, 'New Sèvres') }),
  },
  {
    what: 'a picture of a sold item',
    field: 'pictures.0',
    create: (picture) => staff('POST', SOLD, { body: sold(picture, 'Vase') }),
    save: ({ id }, picture) => staff('PUT', `${SOLD}/${id}`, { body: sold(picture, 'Blue vase') }),
  },
]

const sentenceOf = ({ body: { errors } }: TestResponse, field: string): string =>
  Array.isArray(errors) ? errors.find((each) => each.field === field)?.errorMessage : errors?.[field]

describe.each(kinds)('$what', ({ field, create, save, unreachable = pictureMessages.unreachable }) => {
  const unique = `pictured-${field.toLowerCase().replaceAll(/[^a-z]/g, '')}-${(made += 1)}`

  test('is looked at when it is new and when it changes, and the refusal names the hosts', async () => {
    faults.set(`${HOST}/broken.jpg`, 'unreachable').set('/media/none.webp', 'not-stored')
    const [away, missing] = [
      await create(`${HOST}/broken.jpg`, unique),
      await create('/media/none.webp', unique),
    ]
    expect([away.status, sentenceOf(away, field), missing.status, sentenceOf(missing, field)]).toEqual([
      400,
      `${unreachable} ${HOSTS}`,
      400,
      `${pictureMessages['not-stored']} ${HOSTS}`,
    ])
    const first = await create(`${HOST}/good.jpg`, unique)
    expect(first.status).toBeLessThan(300)
    const changed = await save(first.body, `${HOST}/broken.jpg`, unique)
    expect([changed.status, sentenceOf(changed, field)]).toEqual([400, `${unreachable} ${HOSTS}`])
    const elsewhere = await save(first.body, 'https://elsewhere.example/a.jpg', unique)
    expect([elsewhere.status, sentenceOf(elsewhere, field)]).toEqual([
      400,
      expect.stringMatching(/Image hosts: images\.vitrine\.example, .*\.$/),
    ])

    // It has gone meanwhile, which keeps nobody from changing a word.
    faults.set(`${HOST}/good.jpg`, 'unreachable')
    asked.length = 0
    expect((await save(first.body, `${HOST}/good.jpg`, unique)).status).toBeLessThan(300)
    expect(asked).toEqual([])
  })
})

describe('the pictures of a text', () => {
  const blocks = (...sources: string[]) => ({
    blocks: sources.map((src) => ({ type: 'picture', src, alt: 'A vase', caption: '' })),
  })

  test.each(['an article', 'a post'])(
    'are looked at when %s is saved, each at its block, and those that stand there are not asked for again',
    async (what) => {
      const url = what === 'a post' ? 'text-of-a-post' : 'text-of-an-article'
      const made = body(
        (what === 'a post'
          ? await staff('POST', POSTS, { body: aPost({ ...place, url, title: 'Pictures' }) })
          : await staff('POST', ARTICLES, { body: articleDetails(place, { url }) })
        ).body,
      )
      const path = what === 'a post' ? `${POSTS}/${made.id}/content` : `${ARTICLES}/${url}/content`
      const save = async (revision: number, ...sources: string[]) =>
        await staff('PUT', path, { body: blocks(...sources), headers: { 'if-match': `"${revision}"` } })
      asked.length = 0
      const { revision } = body((await staff('GET', path)).body)
      const saved = await save(revision, `${HOST}/a.jpg`, `${HOST}/b.jpg`)
      expect(saved.status).toBe(200)
      expect(asked.toSorted()).toEqual([`${HOST}/a.jpg`, `${HOST}/b.jpg`])
      asked.length = 0
      faults.set(`${HOST}/c.jpg`, 'no-picture').set(`${HOST}/a.jpg`, 'unreachable')
      const refused = await save(body(saved.body).revision, `${HOST}/a.jpg`, `${HOST}/c.jpg`)
      expect([refused.status, sentenceOf(refused, 'blocks.1.src'), asked]).toEqual([
        400,
        `${pictureMessages['no-picture']} ${HOSTS}`,
        [`${HOST}/c.jpg`],
      ])
      const elsewhere = await save(body(saved.body).revision, 'https://elsewhere.example/a.jpg')
      // It is a picture of the text, and no thumbnail.
      expect([elsewhere.status, sentenceOf(elsewhere, 'blocks.0.src')]).toEqual([
        400,
        expect.stringMatching(/^(?:A|The) picture must be .* Image hosts: images\.vitrine\.example, /),
      ])
    },
  )

  test('of other hosts are at most twenty more at a time', async () => {
    const url = 'many-pictures'
    const { revision } = (await staff('POST', ARTICLES, { body: articleDetails(place, { url }) })).body
      .response
    asked.length = 0
    const refused = await staff('PUT', `${ARTICLES}/${url}/content`, {
      body: blocks(...Array.from({ length: 25 }, (_, at) => `${HOST}/${at}.jpg`)),
      headers: { 'if-match': `"${revision}"` },
    })
    expect([refused.status, asked.length]).toEqual([400, 20])
  })
})
