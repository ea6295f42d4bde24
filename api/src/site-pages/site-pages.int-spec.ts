import { sitePagesMessages } from '@vitrine/contracts/site-pages/messages'
import { sortedByTitle } from '@vitrine/contracts/title-order'
import { contentPagePaths, landingPagePaths } from '@vitrine/contracts/site/pages'
import { firstLandings } from '@vitrine/database/first-pages/first-landings'
import { firstPages } from '@vitrine/database/first-pages/first-pages'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ADMIN = '/api/v1/site-pages/admin/site-pages'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  api = await testApi()
  api.clock.moveTo(new Date('2027-03-01T20:00:00Z'))
  staff = await api.signedIn('ROLE_ADMIN')
})
afterAll(() => api.close())

const text = (words: string) => [{ type: 'text', html: `<p>${words}</p>` }]
const page = async (path: string) =>
  await api.visitor('GET', `/api/v1/site-pages/page?at=${encodeURIComponent(path)}`)
const shown = async (path: string) => (await page(path)).body
const idOf = async (path: string): Promise<number> => (await shown(path)).id
const managed = async (id: number) => (await staff('GET', `${ADMIN}/${id}`)).body
const save = async (id: number, words: string) =>
  await staff('PUT', `${ADMIN}/${id}/content`, {
    body: { blocks: text(words) },
    headers: { 'if-match': `"${(await managed(id)).revision}"` },
  })
const publish = async (id: number) => await staff('PUT', `${ADMIN}/${id}/publish`)
const detailsOf = ({ title, lead, description, picture }: Record<string, string>) => ({
  title,
  lead,
  description,
  picture,
})
const kinds = async (id: number) =>
  (await staff('GET', `/api/v1/texts/admin/site-page/${id}/versions`)).body.items.map(
    ({ kind }: { kind: string }) => kind,
  )
const last = async () => ({
  event: (
    await api.data.database
      .selectFrom('outbox_events')
      .select('type')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.type,
  audit: (
    await api.data.database
      .selectFrom('audit_entries')
      .select('action')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.action,
})

test.each(contentPagePaths)('%s stands in a new database with the words that it always had', async (path) => {
  const { updated, blocks, ...first } = firstPages[path]
  const { id, ...found } = await shown(path)
  expect(found).toEqual({ ...first, path, changedOn: updated ?? null, content: blocks })
  expect(id).toBeGreaterThan(0)
  expect((await page(`${path}/`)).body.id).toBe(id)
})

test.each(landingPagePaths)(
  '%s begins with the words that it always had; they are changed, and what the section is called stays',
  async (path) => {
    const { blocks, ...first } = firstLandings[path]
    const { id, ...found } = await shown(path)
    expect(found).toEqual({ ...first, path, changedOn: null, content: blocks })
    const { title, description } = first
    expect(
      (
        await staff('PUT', `${ADMIN}/${id}`, {
          body: {
            title: 'Another name',
            lead: 'Look it up',
            description,
            picture: '',
            actions: [{ label: 'Away', to: '/articles' }],
          },
        })
      ).status,
    ).toBe(200)
    expect(await shown(path)).toMatchObject({ title, lead: 'Look it up', description, actions: [] })
    await save(id, 'More about it')
    await publish(id)
    expect((await shown(path)).content).toEqual(text('More about it'))
    // A section does without a text.
    await staff('PUT', `${ADMIN}/${id}/content`, {
      body: { blocks: [] },
      headers: { 'if-match': `"${(await managed(id)).revision}"` },
    })
    expect((await publish(id)).status).toBe(200)
    expect((await shown(path)).content).toEqual([])
  },
)

test('no other path is a page', async () => {
  expect([(await page('/about/us')).status, (await page('')).status]).toEqual([404, 404])
})

test('a page whose row is missing shows the words that it began with', async () => {
  await sql`DELETE FROM site_pages WHERE path = '/careers'`.execute(api.data.database)
  const { title, blocks } = firstPages['/careers']
  expect(await shown('/careers')).toMatchObject({ id: 0, title, content: blocks })
})

test('what is saved is a draft; published, readers see it, and the page tells the day where it tells one', async () => {
  const id = await idOf('/page/terms-use')
  const before = await shown('/page/terms-use')
  expect((await save(id, 'New <script>alert(1)</script>terms')).body).toMatchObject({
    draftVersion: 2,
    publishedVersion: 1,
    status: 'PUBLISHED',
    url: '/page/terms-use',
    blocks: text('New terms'),
  })
  expect(await shown('/page/terms-use')).toEqual(before)
  expect((await publish(id)).body).toMatchObject({ publishedVersion: 2, changedOn: '2027-03-01' })
  expect(await last()).toEqual({ event: 'site-page.published.v1', audit: 'site-page.published' })
  expect(await shown('/page/terms-use')).toMatchObject({
    content: text('New terms'),
    changedOn: '2027-03-01',
  })
  expect(await kinds(id)).toEqual(['published', 'saved', 'found'])
  const about = await idOf('/about')
  await save(about, 'About us')
  expect((await publish(about)).body.changedOn).toBeNull()
})

test('a version is restored as a draft, what is typed is kept, and who writes is known, as with any text', async () => {
  const id = await idOf('/indices')
  const own = `/api/v1/texts/admin/site-page/${id}`
  expect((await staff('PUT', `${own}/lease`, { body: { opening: 'one' } })).body.isMine).toBe(true)
  expect(
    await staff('PUT', `${own}/autosave`, { body: { blocks: text('Typed'), opening: 'one' } }),
  ).toMatchObject({ status: 200, body: { url: '/indices' } })
  await save(id, 'Saved')
  expect(await kinds(id)).toEqual(['saved', 'autosaved', 'found'])
  const found = (await staff('GET', `${own}/versions`)).body.items.at(-1)
  const restored = await staff('PUT', `${own}/versions/${found.id}/restore`, {
    headers: { 'if-match': `"${(await managed(id)).revision}"` },
  })
  expect(restored.body).toMatchObject({ draftVersion: 3, blocks: firstPages['/indices'].blocks })
})

test('what is said around the text is changed, with who was faster told; the drawing that came with the page stays', async () => {
  const id = await idOf('/partners')
  const { revision, ...before } = await managed(id)
  const change = { ...detailsOf(before), title: 'Friends and partners', lead: 'People who meet.' }
  expect(
    (await staff('PUT', `${ADMIN}/${id}`, { body: change, headers: { 'if-match': `"${revision}"` } })).body,
  ).toMatchObject({ ...change, path: '/partners' })
  expect(await last()).toEqual({ event: 'site-page.updated.v1', audit: 'site-page.updated' })
  expect(await shown('/partners')).toMatchObject(change)
  expect(
    (await staff('PUT', `${ADMIN}/${id}`, { body: change, headers: { 'if-match': `"${revision}"` } })).status,
  ).toBe(412)
  expect(
    await staff('PUT', `${ADMIN}/${id}`, { body: { ...change, picture: 'https://elsewhere.example/a.jpg' } }),
  ).toMatchObject({ status: 400, body: { errors: [{ field: 'picture' }] } })
  expect(
    await staff('PUT', `${ADMIN}/${id}`, { body: { ...change, description: 'x'.repeat(161) } }),
  ).toMatchObject({ status: 400, body: { errors: [{ field: 'description' }] } })
})

test('where a page leads on is changed with what is said around its text: links of this site alone, each page once, and none where nothing is sent', async () => {
  const id = await idOf('/indices')
  const before = await managed(id)
  const change = async (body: object) =>
    await staff('PUT', `${ADMIN}/${id}`, { body: { ...detailsOf(before), ...body } })
  const actions = [
    { label: 'Read on', to: '/articles?category=2' },
    { label: 'Write to us', to: '/about-contact' },
  ]
  expect(await change({ actions })).toMatchObject({ status: 200, body: { actions } })
  expect((await shown('/indices')).actions).toEqual(actions)
  expect((await change({ lead: 'Work with us.' })).body.actions).toEqual(actions)
  const { details } = await api.data.database
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'site-page.updated')
    .orderBy('id')
    .execute()
    .then((entries) => entries.at(-2) ?? { details: null })
  expect(details).toMatchObject({
    actions: { to: 'Read on (/articles?category=2), Write to us (/about-contact)' },
  })
  const [newest] = (await staff('GET', `/api/v1/texts/admin/site-page/${id}/versions`)).body.items
  expect(
    (await staff('GET', `/api/v1/texts/admin/site-page/${id}/versions/${newest.id}`)).body.details.actions,
  ).toEqual(['Read on (/articles?category=2)', 'Write to us (/about-contact)'])
  for (const to of [
    '//elsewhere.example/a',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
    'articles',
    '/two words',
    '',
  ]) {
    expect(await change({ actions: [{ label: 'Away', to }] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'actions.0.to', errorMessage: sitePagesMessages.actionPathInvalid }] },
    })
  }
  expect(
    await change({ actions: [actions[0], { label: 'Again', to: '/articles?category=2' }] }),
  ).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'actions.1.to', errorMessage: sitePagesMessages.actionTwice }] },
  })
  expect(
    await change({ actions: ['/a', '/b', '/c', '/d'].map((to) => ({ label: 'One', to })) }),
  ).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'actions', errorMessage: sitePagesMessages.actionsTooMany }] },
  })
  expect(await change({ actions: [{ label: ' ', to: '/articles' }] })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'actions.0.label', errorMessage: sitePagesMessages.actionLabelMissing }] },
  })
  expect((await change({ actions: [] })).body.actions).toEqual([])
})

test('a page is published at a time to come, and neither taken off the site nor deleted', async () => {
  const own = `/api/v1/texts/admin/site-page/${await idOf('/about')}`
  const dueAt = '2027-03-02T06:00:00Z'
  expect(
    (await staff('PUT', `${own}/schedule`, { body: { action: 'publish', dueAt } })).body.schedules,
  ).toMatchObject([{ action: 'publish', state: 'waiting' }])
  expect(await staff('PUT', `${own}/schedule`, { body: { action: 'unpublish', dueAt } })).toMatchObject({
    status: 409,
    body: {
      message: 'A page of the site cannot be taken off it, because other pages and emails lead there.',
    },
  })
  expect((await staff('DELETE', own)).status).toBe(409)
})

test('an empty text is not published', async () => {
  const id = await idOf('/advertise-with-us')
  await staff('PUT', `${ADMIN}/${id}/content`, {
    body: { blocks: [] },
    headers: { 'if-match': `"${(await managed(id)).revision}"` },
  })
  expect(await publish(id)).toMatchObject({
    status: 409,
    body: { message: 'The page has no text. Write it before you publish it.' },
  })
})

test('the list is searched by title and path, and members have none', async () => {
  const list = async (call: TestCall) =>
    await call(
      'GET',
      `${ADMIN}?sort=${encodeURIComponent('["path","ASC"]')}&filter=${encodeURIComponent('{"q":"POLICY"}')}`,
    )
  expect((await list(staff)).body.map(({ path }: { path: string }) => path)).toEqual([
    '/vitrine-privacy-policy',
  ])
  expect((await list(await api.signedIn('ROLE_UNLIMITED'))).status).toBe(403)
})

test('the list is sorted by title as titles are everywhere, in pages', async () => {
  const titles = async (direction: string, range: string): Promise<string[]> =>
    (
      await staff(
        'GET',
        `${ADMIN}?sort=${encodeURIComponent(`["title","${direction}"]`)}&range=${encodeURIComponent(range)}`,
      )
    ).body.map(({ title }: { title: string }) => title)
  const all = await titles('ASC', '[0,99]')
  expect(all).toEqual(sortedByTitle(all, (title) => title))
  expect(await titles('DESC', '[1,2]')).toEqual(all.toReversed().slice(1, 3))
})
