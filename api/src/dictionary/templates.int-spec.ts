import { templateMessages } from '@vitrine/contracts/dictionary/templates'
import { afterAll, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'

const ARTICLES = '/api/v1/dictionary/admin/articles'
const TEMPLATES = '/api/v1/dictionary/admin/templates'
const POSTS = '/api/v1/blog/admin/blog-articles'
const instructions = 'Say where the maker worked, and from when to when.'

const { api, staff, place } = await dictionaryApi()

afterAll(() => api.close())

const make = async (body: object) => (await staff('POST', TEMPLATES, { body })).body
const read = async (id: number) => (await staff('GET', `${TEMPLATES}/${id}`)).body
const write = async (url: string, text: string) => {
  const { revision } = (await staff('GET', `${ARTICLES}/${url}/content`)).body
  expect(
    (
      await staff('PUT', `${ARTICLES}/${url}/content`, {
        body: { blocks: [{ type: 'text', html: `<p>${text}</p>` }] },
        headers: { 'if-match': `"${revision}"` },
      })
    ).status,
  ).toBe(200)
}
const actions = async () =>
  (
    await api.data.pool.query(
      `SELECT action, details FROM audit_entries WHERE action LIKE 'dictionary-template.%' ORDER BY id`,
    )
  ).rows

test('a template is made, written in the editor, begun with and counted; its instructions are found before publishing', async () => {
  const maker = await make({ name: 'Maker' })
  expect(maker).toMatchObject({
    name: 'Maker',
    of: 'dictionary-article',
    isDefault: false,
    url: 'template-maker',
    uses: 0,
    revision: 1,
  })
  await write(maker.url, instructions)
  expect((await staff('GET', `${ARTICLES}/${maker.url}/content`)).body.template).toEqual({
    isDefault: false,
    of: 'dictionary-article',
  })
  const details = articleDetails(place)
  const begun = await staff('POST', ARTICLES, { body: { ...details, templateId: maker.id } })
  expect(begun.status).toBe(201)
  const content = (await staff('GET', `${ARTICLES}/${details.url}/content`)).body
  expect(content.blocks).toEqual([{ type: 'text', html: `<p>${instructions}</p>` }])
  expect(content.template).toBeUndefined()
  expect(
    (await staff('GET', `/api/v1/texts/admin/dictionary-article/${begun.body.response.id}/checks`)).body
      .findings,
  ).toContainEqual(expect.objectContaining({ check: 'template-instructions', details: [instructions] }))
  expect(await read(maker.id)).toMatchObject({ uses: 1 })
  await staff('DELETE', `${ARTICLES}/${details.url}`)
  expect(await read(maker.id)).toMatchObject({ uses: 0 })
})

test('one is made of another, named unlike any of its kind, renamed by who read it last, and found by name and kind', async () => {
  const [technique, post] = [
    await make({ name: 'Technique' }),
    await make({ name: 'Technique', of: 'blog-article' }),
  ]
  await write(technique.url, 'Name the tools.')
  const copy = await make({ name: 'Material', copyOf: technique.id })
  expect((await staff('GET', `${ARTICLES}/${copy.url}/content`)).body.blocks).toEqual([
    { type: 'text', html: '<p>Name the tools.</p>' },
  ])
  expect(await staff('POST', TEMPLATES, { body: { name: 'tECHNIQUE' } })).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'name', errorMessage: templateMessages.nameTaken }] },
  })
  expect(await staff('PUT', `${TEMPLATES}/${copy.id}`, { body: { name: 'Technique' } })).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'name' }] },
  })
  expect(await staff('POST', TEMPLATES, { body: { name: ' ' } })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'name', errorMessage: templateMessages.nameMissing }] },
  })
  expect(
    (
      await staff('PUT', `${TEMPLATES}/${copy.id}`, {
        body: { name: 'Wood' },
        headers: { 'if-match': '"9"' },
      })
    ).status,
  ).toBe(412)
  expect(
    await staff('PUT', `${TEMPLATES}/${copy.id}`, {
      body: { name: 'Wood and metal' },
      headers: { 'if-match': `"${copy.revision}"` },
    }),
  ).toMatchObject({ status: 200, body: { name: 'Wood and metal', url: copy.url } })
  expect((await staff('GET', `${ARTICLES}/${copy.url}/content`)).body.title).toBe('Wood and metal')
  const find = async (filter: object) =>
    (await staff('GET', `${TEMPLATES}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
      ({ name, of }: { name: string; of: string }) => `${name} ${of}`,
    )
  expect(await find({ q: 'techn' })).toEqual(['Technique dictionary-article', 'Technique blog-article'])
  expect(await find({ of: 'blog-article' })).toEqual(['Technique blog-article'])
  expect((await staff('GET', `${TEMPLATES}/${post.id}`)).body.url).toBe('template-technique-2')
})

test('a post begins with a template of posts, and with no other', async () => {
  const guide = await make({ name: 'Guide', of: 'blog-article' })
  await write(guide.url, 'Say what the reader will be able to do.')
  const post = {
    title: 'How to clean silver',
    url: 'clean-silver',
    description: 'How.',
    picture: '/media/a.webp',
    pictureAlt: '',
    categoryId: place.categoryId,
    authorId: place.authorId,
  }
  const article = await make({ name: 'Not for posts' })
  const begin = async (templateId: number) => await staff('POST', POSTS, { body: { ...post, templateId } })
  expect(await begin(article.id)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'templateId', errorCode: 'notFound' }] },
  })
  const begun = await begin(guide.id)
  expect(begun.status).toBe(201)
  expect((await staff('GET', `${POSTS}/${begun.body.id}/content`)).body.blocks).toEqual([
    { type: 'text', html: '<p>Say what the reader will be able to do.</p>' },
  ])
  expect(await read(guide.id)).toMatchObject({ uses: 1 })
  expect(
    (await staff('POST', ARTICLES, { body: { ...articleDetails(place), templateId: guide.id } })).status,
  ).toBe(400)
})

test('a deleted one is offered no more, gives its name up and can be restored; what began with it stays; the default one stays', async () => {
  const place1 = await make({ name: 'Parish' })
  await staff('PUT', `${TEMPLATES}/${place1.id}`, { body: { name: 'Place' } })
  const details = articleDetails(place)
  await staff('POST', ARTICLES, { body: { ...details, templateId: place1.id } })
  expect((await staff('DELETE', `${TEMPLATES}/${place1.id}`)).status).toBe(204)
  expect((await staff('GET', `${TEMPLATES}/${place1.id}`)).status).toBe(404)
  expect(
    (await staff('POST', ARTICLES, { body: { ...articleDetails(place), templateId: place1.id } })).status,
  ).toBe(400)
  expect((await staff('GET', `${ARTICLES}/${details.url}`)).status).toBe(200)
  expect((await staff('GET', '/api/v1/texts/admin/trash')).body.items[0]).toMatchObject({
    id: place1.id,
    isTemplate: true,
    title: 'Place',
    wasPublished: false,
  })
  const again = await make({ name: 'Place' })
  expect(await staff('PUT', `/api/v1/texts/admin/dictionary-article/${place1.id}/restore`)).toMatchObject({
    status: 409,
    body: { errors: [{ errorMessage: templateMessages.nameTaken }] },
  })
  await staff('DELETE', `${TEMPLATES}/${again.id}`)
  expect((await staff('PUT', `/api/v1/texts/admin/dictionary-article/${place1.id}/restore`)).status).toBe(200)
  expect(await read(place1.id)).toMatchObject({ name: 'Place', uses: 1 })
  await api.data.pool.query('UPDATE articles SET is_default_template = true WHERE url = $1', [details.url])
  const { id } = (await staff('GET', TEMPLATES)).body.find(
    ({ isDefault }: { isDefault: boolean }) => isDefault,
  )
  expect(await staff('DELETE', `${TEMPLATES}/${id}`)).toMatchObject({
    status: 409,
    body: { message: templateMessages.defaultStays },
  })
  expect(await staff('PUT', `${TEMPLATES}/${id}`, { body: { name: 'Mine' } })).toMatchObject({ status: 409 })
  expect((await staff('GET', `/api/v1/texts/admin/pictures?query=place`)).body.items).toEqual([])
})

test('what is done with templates is in the audit log, by name', async () => {
  const all = await actions()
  expect(all).toContainEqual({
    action: 'dictionary-template.created',
    details: expect.objectContaining({ name: 'Maker', of: 'dictionary-article' }),
  })
  expect(all).toContainEqual({
    action: 'dictionary-template.trashed',
    details: expect.objectContaining({ name: 'Place' }),
  })
  expect(all.filter(({ action }) => action === 'dictionary-template.renamed')).toHaveLength(2)
})
