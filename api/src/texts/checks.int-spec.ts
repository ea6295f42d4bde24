import type { CheckLevel, TextCheck } from '@vitrine/contracts/texts/checks'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'
const TEXTS = '/api/v1/texts/admin'
const long = 'word '.repeat(120)

const { api, staff, place } = await dictionaryApi()
let url: string
let text: string

const save = async (blocks: object[]) => {
  const { body } = await staff('GET', `${ADMIN}/${url}/content`)
  await staff('PUT', `${ADMIN}/${url}/content`, {
    body: { blocks },
    headers: { 'if-match': `"${body.revision}"` },
  })
}
const findings = async () => (await staff('GET', `${text}/checks`)).body.findings
const publish = async () => await staff('PUT', `${ADMIN}/${url}/publish`, { body: { url } })
const decide = async (check: TextCheck, level: CheckLevel) =>
  (await staff('PUT', `${TEXTS}/check-levels/${check}`, { body: { level } })).body.items

afterAll(() => api.close())
beforeEach(async () => {
  await api.data.pool.query('DELETE FROM publishing_checks')
  const details = articleDetails(place)
  url = details.url
  const { body } = await staff('POST', ADMIN, { body: details })
  text = `${TEXTS}/dictionary-article/${body.response.id}`
})

test('a draft is looked at for all that readers should not meet; links to this site are looked up', async () => {
  await save([
    {
      type: 'text',
      html: `<p>Short. <a href="/dictionary/${url}">Not published</a> <a href="/dictionary/c/glass">A category</a> <a href="/dictionary/nowhere">Nowhere</a> <a href="https://elsewhere.example/x">Elsewhere</a></p>`,
    },
    { type: 'picture', src: '/media/a.webp', alt: '', caption: 'The hinge' },
  ])
  expect(await findings()).toEqual([
    { check: 'missing-alternative-text', level: 'warning', details: ['The hinge'] },
    { check: 'broken-links', level: 'warning', details: [`/dictionary/${url}`, '/dictionary/nowhere'] },
    { check: 'too-short', level: 'warning', details: ['9 words'] },
  ])
  await save([{ type: 'text', html: `<p>${long}</p>` }])
  expect(await findings()).toEqual([])
})

test('instructions of the template and the drawing of a category are found', async () => {
  await api.data.pool.query(
    `UPDATE taxonomy_nodes SET main_image = '/media/categories/glass.webp' WHERE id = $1`,
    [place.categoryId],
  )
  await save([{ type: 'text', html: '<p>Say in two sentences what the thing is.</p>' }])
  await api.data.pool.query('UPDATE articles SET is_default_template = true WHERE url = $1', [url])
  const details = articleDetails(place)
  const { body } = await staff('POST', ADMIN, { body: details })
  text = `${TEXTS}/dictionary-article/${body.response.id}`
  expect((await findings()).map(({ check }: { check: string }) => check)).toEqual([
    'template-instructions',
    'too-short',
    'no-own-picture',
  ])
  await api.data.pool.query('UPDATE articles SET is_default_template = false WHERE url = $1', [url])
  // A template by kind, which the article did not begin with, counts as well.
  expect((await findings()).map(({ check }: { check: string }) => check)).not.toContain(
    'template-instructions',
  )
  await api.data.pool.query(
    `UPDATE articles SET template_name = 'Object', template_of = 'dictionary-article' WHERE url = $1`,
    [url],
  )
  expect((await findings()).map(({ check }: { check: string }) => check)).toContain('template-instructions')
  expect((await staff('GET', `${ADMIN}?query=${url}`)).body.response).toMatchObject({ items: [], totals: 0 })
  expect(await publish()).toMatchObject({
    status: 409,
    body: { message: "The template 'Object' is not an article and cannot be published." },
  })
  const { id } = (await api.data.pool.query('SELECT id FROM articles WHERE url = $1', [url])).rows[0]
  const begun = await staff('POST', ADMIN, { body: { ...articleDetails(place), templateId: Number(id) } })
  text = `${TEXTS}/dictionary-article/${begun.body.response.id}`
  expect((await findings()).map(({ check }: { check: string }) => check)).toContain('template-instructions')
  // An article that is no template gives none its text.
  const refused = await staff('POST', ADMIN, {
    body: { ...articleDetails(place), templateId: begun.body.response.id },
  })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('This template does not exist any more. Choose another one.')
  await api.data.pool.query('UPDATE articles SET template_name = NULL, template_of = NULL WHERE url = $1', [
    url,
  ])
  await api.data.pool.query(`UPDATE taxonomy_nodes SET main_image = '' WHERE id = $1`, [place.categoryId])
})

test('a warning stops nobody; what staff call a refusal does, with the reason, and what is off says nothing; audited', async () => {
  await save([{ type: 'text', html: '<p>Short</p>' }])
  expect(await decide('too-short', 'refusal')).toContainEqual({ check: 'too-short', level: 'refusal' })
  expect(await publish()).toMatchObject({
    status: 409,
    body: { message: 'This cannot be published yet. It is very short.' },
  })
  expect((await staff('GET', `${ADMIN}/${url}`)).body.response.status).toEqual({ name: 'UNPUBLISHED' })
  await decide('too-short', 'off')
  expect(await findings()).toEqual([])
  expect((await publish()).status).toBe(200)
  const { rows } = await api.data.pool.query(
    `SELECT details FROM audit_entries WHERE action = 'publishing-check.changed' ORDER BY id`,
  )
  expect(rows).toEqual([
    { details: { level: { from: 'warning', to: 'refusal' } } },
    { details: { level: { from: 'refusal', to: 'off' } } },
  ])
})

test('whoever updates a text is warned of what is new in it, and not again of what it was published with', async () => {
  const linked = { type: 'text', html: '<p>Short. <a href="/dictionary/nowhere">Nowhere</a></p>' }
  await save([linked])
  expect((await publish()).status).toBe(200)
  await save([{ ...linked, html: `${linked.html}<p>One word more.</p>` }])
  expect(await findings()).toEqual([])
  await save([linked, { type: 'text', html: '<p><a href="/dictionary/nothing">Nothing</a></p>' }])
  expect(await findings()).toEqual([
    { check: 'broken-links', level: 'warning', details: ['/dictionary/nothing'] },
  ])
  await decide('too-short', 'refusal')
  expect((await findings()).map(({ check }: { check: string }) => check)).toEqual([
    'broken-links',
    'too-short',
  ])
})

test('a post without a description of its picture is found', async () => {
  const post = {
    title: 'Old nails',
    url: 'old-nails',
    description: 'What a head tells.',
    picture: '/media/blog/nails.webp',
    categoryId: place.categoryId,
    authorId: place.authorId,
  }
  const { body } = await staff('POST', '/api/v1/blog/admin/blog-articles', { body: post })
  text = `${TEXTS}/blog-article/${body.id}`
  expect((await findings()).map(({ check }: { check: string }) => check)).toEqual([
    'missing-alternative-text',
    'too-short',
  ])
})
