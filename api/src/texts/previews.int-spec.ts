import { textMessages as messages, textLimits as limits } from '@vitrine/contracts/texts/messages'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'
const POSTS = '/api/v1/blog/admin/blog-articles'
const TEXTS = '/api/v1/texts/admin'

const { api, place, ...made } = await dictionaryApi()
let { staff } = made
let details: ReturnType<typeof articleDetails>
let text: string

const write = async (html: string) => {
  const { body } = await staff('GET', `${ADMIN}/${details.url}/content`)
  await staff('PUT', `${ADMIN}/${details.url}/content`, {
    body: { blocks: [{ type: 'text', html }] },
    headers: { 'if-match': `"${body.revision}"` },
  })
}
const makeLink = async (of = text) => await staff('POST', `${of}/preview-links`)
const links = async () =>
  (await staff('GET', `${text}/preview-links`)).body.items as {
    id: number
    madeBy: string
    expiresAt: string
  }[]
const tokenIn = ({ body }: { body: { path: string } }) =>
  new URLSearchParams(body.path.split('?')[1]).get('token') ?? ''
/** As somebody without an account asks. */
const look = async (token: string) =>
  await api.visitor('GET', `/api/v1/texts/preview?token=${encodeURIComponent(token)}`)

afterAll(() => api.close())
beforeEach(async () => {
  details = articleDetails(place)
  const { body } = await staff('POST', ADMIN, { body: details })
  text = `${TEXTS}/dictionary-article/${body.response.id}`
})

test('a link shows the draft as it was saved last to somebody without an account, and its site none', async () => {
  await write('<p>First words</p>')
  const made = await makeLink()
  expect(made).toMatchObject({
    status: 201,
    body: { path: expect.stringMatching(/^\/app\/preview\?token=[\w-]{43}$/) },
  })
  const token = tokenIn(made)
  expect(await look(token)).toMatchObject({
    status: 200,
    body: {
      isScreen: false,
      shown: {
        kind: 'dictionary-article',
        article: { title: details.title, content: [{ type: 'text', html: '<p>First words</p>' }] },
      },
    },
  })
  await write('<p>Later words</p>')
  expect((await look(token)).body.shown.article.content).toEqual([
    { type: 'text', html: '<p>Later words</p>' },
  ])
  expect((await api.visitor('GET', `/api/v1/dictionary/articles/${details.url}`)).status).toBe(404)
  expect((await look(token)).headers['cache-control']).toContain('no-store')
})

test('the token is stored nowhere, and a guessed one shows nothing', async () => {
  const token = tokenIn(await makeLink())
  const { rows } = await api.data.pool.query('SELECT * FROM text_previews')
  expect(JSON.stringify(rows)).not.toContain(token)
  const audit = await api.data.pool.query(
    "SELECT * FROM audit_entries WHERE action LIKE '%preview-link-made'",
  )
  expect(audit.rowCount).toBeGreaterThan(0)
  expect(JSON.stringify(audit.rows)).not.toContain(token)
  for (const guess of ['none', token.slice(1), `${token}x`, token.toUpperCase()])
    expect(await look(guess), guess).toMatchObject({
      status: 404,
      body: { message: messages.previewUnknown },
    })
  expect((await look('')).status).toBe(400)
})

test('a link is listed with who made it, ended by hand, and says then that it was', async () => {
  const [token, other] = [tokenIn(await makeLink()), tokenIn(await makeLink())]
  const [, older] = await links()
  expect(older).toMatchObject({ madeBy: 'Someone' })
  expect((await staff('DELETE', `${text}/preview-links/${older?.id}`)).body.items).toHaveLength(1)
  expect(await look(token)).toMatchObject({ status: 410, body: { message: messages.previewEnded } })
  expect((await look(other)).status).toBe(200)
  // A second click, and the link of another text, end nothing.
  const { body } = await staff('POST', ADMIN, { body: articleDetails(place) })
  const [newer] = await links()
  await staff('DELETE', `${text}/preview-links/${older?.id}`)
  await staff('DELETE', `${TEXTS}/dictionary-article/${body.response.id}/preview-links/${newer?.id}`)
  expect((await look(other)).status).toBe(200)
  const { rows } = await api.data.pool.query(
    "SELECT count(*)::int AS ended FROM audit_entries WHERE action = 'dictionary-article.preview-link-ended'",
  )
  expect(rows).toEqual([{ ended: 1 }])
})

test('it expires by itself, and says so', async () => {
  const token = tokenIn(await makeLink())
  api.clock.advance({ days: limits.previewLinkDays, minutes: -1 })
  expect((await look(token)).status).toBe(200)
  api.clock.advance({ minutes: 1 })
  expect(await look(token)).toMatchObject({ status: 410, body: { message: messages.previewExpired } })
  staff = await api.signedIn('ROLE_ADMIN')
  expect(await links()).toEqual([])
})

test('what is in the trash, or deleted for good, is shown by no link; what is brought back is', async () => {
  const token = tokenIn(await makeLink())
  await staff('DELETE', `${ADMIN}/${details.url}`)
  expect(await look(token)).toMatchObject({ status: 410, body: { message: messages.previewDeleted } })
  await staff('PUT', `${text}/restore`)
  expect((await look(token)).status).toBe(200)
  await staff('DELETE', `${ADMIN}/${details.url}`)
  await staff('DELETE', text)
  expect((await look(token)).status).toBe(410)
  expect((await makeLink()).status).toBe(404)
})

test('so many links of one text work at once', async () => {
  for (let made = 0; made < limits.previewLinksMax; made += 1) expect((await makeLink()).status).toBe(201)
  expect(await makeLink()).toMatchObject({ status: 409, body: { message: messages.tooManyPreviewLinks } })
  const [newest] = await links()
  await staff('DELETE', `${text}/preview-links/${newest?.id}`)
  expect((await makeLink()).status).toBe(201)
})

test('what is on the screen is looked at without being saved, cleaned as it would be, by one look at a time', async () => {
  await write('<p>Saved</p>')
  const screen = async (html: string) =>
    await staff('POST', `${text}/preview`, { body: { blocks: [{ type: 'text', html }] } })
  const token = tokenIn(await screen('<p>On the screen<script>alert(1)</script></p>'))
  expect((await look(token)).body).toMatchObject({
    isScreen: true,
    shown: { article: { content: [{ type: 'text', html: '<p>On the screen</p>' }] } },
  })
  expect((await staff('GET', `${ADMIN}/${details.url}/content`)).body.blocks).toEqual([
    { type: 'text', html: '<p>Saved</p>' },
  ])
  // It is nobody else's link.
  expect(await links()).toEqual([])
  const next = tokenIn(await screen('<p>Later</p>'))
  expect([(await look(token)).status, (await look(next)).status]).toEqual([404, 200])
  api.clock.advance({ minutes: limits.previewScreenMinutes })
  expect((await look(next)).status).toBe(410)
})

test('a post is shown the same way, with a day although it has none yet', async () => {
  const { body } = await staff('POST', POSTS, {
    body: {
      kind: 'media',
      title: 'On vases',
      url: 'on-vases',
      description: 'Of vases.',
      picture: '/media/blog/vases.webp',
      mediaLink: 'https://www.youtube.com/watch?v=1',
      categoryId: place.categoryId,
      authorId: place.authorId,
    },
  })
  const post = `${TEXTS}/blog-article/${body.id}`
  const screen = await staff('POST', `${post}/preview`, {
    body: { blocks: [{ type: 'text', html: '<p>Words of the post</p>' }] },
  })
  const today = api.clock.now().toISOString().slice(0, 10)
  expect((await look(tokenIn(screen))).body.shown).toMatchObject({
    kind: 'blog-article',
    post: {
      title: 'On vases',
      publishedOn: today,
      minutes: 1,
      content: [{ type: 'text', html: '<p>Words of the post</p>' }],
    },
  })
  expect((await look(tokenIn(await makeLink(post)))).body.shown.post.content).toEqual([])
})

test('members and visitors make no links and see no list', async () => {
  const member = await api.signedIn('ROLE_FREE')
  for (const [method, path] of [
    ['POST', 'preview-links'],
    ['GET', 'preview-links'],
    ['POST', 'preview'],
  ] as const) {
    expect((await member(method, `${text}/${path}`, { body: { blocks: [] } })).status, path).toBe(403)
    expect((await api.visitor(method, `${text}/${path}`, { body: { blocks: [] } })).status, path).toBe(401)
  }
})

test('the draft of a page of the site is shown as well', async () => {
  const { id } = (await api.visitor('GET', '/api/v1/site-pages/page?at=/about')).body
  const shown = (await look(tokenIn(await makeLink(`${TEXTS}/site-page/${id}`)))).body.shown
  expect(shown).toMatchObject({ kind: 'site-page', page: { path: '/about', actions: expect.any(Array) } })
})
