import { afterAll, describe, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'

const { api, staff, place } = await dictionaryApi()

afterAll(() => api.close())

async function create(overrides: Record<string, unknown> = {}) {
  const details = articleDetails(place, overrides)
  const response = await staff('POST', ADMIN, { body: details })
  return { details, response, url: details.url }
}

const publish = (url: string, headers: Record<string, string> = {}) =>
  staff('PUT', `${ADMIN}/${url}/publish`, { body: { url }, headers })

describe('access', () => {
  test('D1-019, D1-149: the manager responds with 401 to a visitor, 403 to a member and 200 to staff', async () => {
    const member = await api.signedIn('ROLE_FREE')
    expect((await api.visitor('GET', ADMIN)).status).toBe(401)
    expect((await member('GET', ADMIN)).status).toBe(403)
    expect((await staff('GET', ADMIN)).status).toBe(200)
  })

  test("a member's refusal is audited once a minute for each endpoint", async () => {
    const member = await api.signedIn('ROLE_FREE')
    const refused = () =>
      api.data.database
        .selectFrom('audit_entries')
        .select('id')
        .where('action', '=', 'access.refused')
        .where('subject_id', '=', 'dictionary.delete-article')
        .execute()
    await member('DELETE', `${ADMIN}/nothing`)
    await member('DELETE', `${ADMIN}/nothing`)
    expect(await refused()).toHaveLength(1)
  })

  test('a form posted from another site is refused', async () => {
    const response = await staff('POST', ADMIN, {
      body: articleDetails(place),
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(response).toMatchObject({ status: 403, body: { errorCode: 'CROSS_SITE_REQUEST' } })
  })
})

describe('create', () => {
  test('D1-169, D1-201: a new article is unpublished, in the list, and not on the site', async () => {
    const { response, details, url } = await create()
    expect(response).toMatchObject({ status: 201, body: { response: { id: expect.any(Number) } } })
    const list = await staff('GET', `${ADMIN}?query=${encodeURIComponent(details.title)}`)
    expect(list.body.response.items).toMatchObject([
      {
        url,
        status: { name: 'UNPUBLISHED' },
        draftVersion: 1,
        publishedVersion: 0,
        authorIds: [place.authorId],
      },
    ])
    expect((await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).status).toBe(404)
  })

  test('it is found by its url, and another url is not found', async () => {
    const { url } = await create()
    expect((await staff('GET', `${ADMIN}/${url}`)).body.response).toMatchObject({
      url,
      status: { name: 'UNPUBLISHED' },
      revision: expect.any(Number),
    })
    expect((await staff('GET', `${ADMIN}/no-such-article`)).status).toBe(404)
  })

  test('the row, its event, its delivery and its audit entry are written together', async () => {
    const { response } = await create()
    const { id } = response.body.response
    const { rows } = await api.data.pool.query(
      `SELECT e.type, d.consumer FROM outbox_events e JOIN outbox_deliveries d ON d.event_id = e.id WHERE e.payload->>'articleId' = $1`,
      [String(id)],
    )
    expect(rows).toEqual([{ type: 'dictionary-article.created.v1', consumer: 'dictionary-search' }])
    const audit = await api.data.database
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_type', '=', 'dictionary-article')
      .where('subject_id', '=', String(id))
      .execute()
    expect(audit).toEqual([{ action: 'dictionary-article.created' }])
  })

  test('a refused create leaves neither a row nor an event', async () => {
    const count = async () =>
      (
        await api.data.pool.query(
          'SELECT (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM outbox_events) AS events',
        )
      ).rows[0]
    const before = await count()
    expect((await create({ authorIds: [999_999] })).response.status).toBe(400)
    expect(await count()).toEqual(before)
  })

  test('D1-164, D1-165: a title is decoded, a url reduced and trimmed', async () => {
    const { response } = await create({ title: 'Arts &amp; Crafts%20Lamp', url: '-_Arts-Lamp_-' })
    expect(response.status).toBe(201)
    const list = await staff('GET', `${ADMIN}?query=Arts %26 Crafts Lamp`)
    expect(list.body.response.items).toMatchObject([{ title: 'Arts & Crafts Lamp', url: 'arts-lamp' }])
  })

  test.each([
    ['a short title', { title: 'V8' }, 'title'],
    ['a title that is short once decoded', { title: '&amp;&amp;' }, 'title'],
    ['a long title', { title: 'x'.repeat(501) }, 'title'],
    ['a title that cannot be stored once decoded', { title: 'Vase%00 with lid' }, 'title'],
    ['a title of two lines once decoded', { title: 'Vase%0awith lid' }, 'title'],
    ['a title that nobody can see', { title: '%e2%80%ae%e2%80%8b%e2%80%8b' }, 'title'],
    ['a url of signs alone', { url: '--__' }, 'url'],
    ['a reserved url', { url: 'authors' }, 'url'],
    ['a thumbnail from elsewhere', { thumbnail: 'https://example.org/a.jpg' }, 'thumbnail'],
    ['a thumbnail over plain http', { thumbnail: 'http://images.vitrine.example/a.jpg' }, 'thumbnail'],
    ['a thumbnail that climbs out', { thumbnail: '/media/../api/x' }, 'thumbnail'],
    ['no author', { authorIds: [] }, 'authorIds'],
    ['an author who does not exist', { authorIds: [999_999] }, 'authorIds'],
    ['no category', { categoryId: -1 }, 'categoryId'],
    ['a category that does not exist', { categoryId: 999_999 }, 'categoryId'],
    ['a long description', { description: 'x'.repeat(1001) }, 'description'],
  ])('D1-163, D1-164, D1-166: %s is refused at its field', async (_, overrides, field) => {
    const { response } = await create(overrides)
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ status: 'error', errors: { [field]: expect.any(String) } })
  })

  test('D1-171: a url that is taken responds with errors.url', async () => {
    const { url } = await create()
    const { response } = await create({ url })
    expect(response).toMatchObject({
      status: 409,
      body: { status: 'error', errors: { url: 'Another article already uses this URL.' } },
    })
  })

  test('twenty creates at once with one url make one article', async () => {
    const details = articleDetails(place)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => staff('POST', ADMIN, { body: details })),
    )
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(19).fill(409),
    ])
  })
})

describe('publish', () => {
  test('D1-180: a published article is on its page, under its letter, in its category and at its author', async () => {
    const { details, url } = await create({ title: 'Émaux de Limoges' })
    expect((await publish(url)).body.response).toMatchObject({
      status: { name: 'PUBLISHED' },
      draftVersion: 1,
      publishedVersion: 1,
    })
    const page = await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)
    expect(page.body.article).toMatchObject({
      title: 'Émaux de Limoges',
      pageURI: `/dictionary/${url}`,
      categories: [{ url: 'glass' }],
      authors: [{ authorURI: '/dictionary/authors/ada-glass' }],
    })
    for (const list of [
      'letter-articles?letter=e',
      'category-articles?category=glass',
      'authors/ada-glass/articles',
    ]) {
      const { body } = await api.visitor('GET', `/api/v1/dictionary/${list}`)
      expect(body.items.map((item: { title: string }) => item.title)).toContain(details.title)
    }
  })

  test('D1-123, D1-180: unpublishing takes it off the site and keeps the draft', async () => {
    const { url } = await create()
    await publish(url)
    const response = await staff('PUT', `${ADMIN}/${url}/unpublish`, { body: { url } })
    expect(response.body.response).toMatchObject({ status: { name: 'UNPUBLISHED' }, draftVersion: 1 })
    expect((await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).status).toBe(404)
  })

  test('a second click changes nothing and says the same', async () => {
    const { url } = await create()
    const first = await publish(url)
    const second = await publish(url)
    expect(second).toMatchObject({ status: 200, body: first.body })
  })

  test('an address and a body that name different articles are refused', async () => {
    const { url } = await create()
    expect((await staff('PUT', `${ADMIN}/${url}/publish`, { body: { url: 'another' } })).status).toBe(400)
  })

  test('D1-181, D1-186: a saved draft is offered as an update, and publishing again ends it', async () => {
    const { url } = await create()
    const { revision } = (await publish(url)).body.response
    const blocks = [{ type: 'text', html: '<p>New <strong>words</strong><script>alert(1)</script></p>' }]
    const saved = await staff('PUT', `${ADMIN}/${url}/content`, {
      body: { blocks },
      headers: { 'if-match': `"${revision}"` },
    })
    expect(saved.body).toMatchObject({
      draftVersion: 2,
      publishedVersion: 1,
      blocks: [{ type: 'text', html: '<p>New <strong>words</strong></p>' }],
    })
    expect((await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).body.article.content).toEqual([])
    expect((await publish(url)).body.response).toMatchObject({ draftVersion: 2, publishedVersion: 2 })
    expect(
      (await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).body.article.content,
    ).toMatchObject([{ html: '<p>New <strong>words</strong></p>' }])
  })
})

describe('two editors', () => {
  test('the second of two who read the same revision is told, and nothing is overwritten', async () => {
    const { details, url } = await create()
    const [article] = (await staff('GET', `${ADMIN}?query=${encodeURIComponent(details.title)}`)).body
      .response.items
    const update = (title: string) =>
      staff('PUT', ADMIN, {
        body: { ...details, title, currentUrl: url },
        headers: { 'if-match': `"${article.revision}"` },
      })
    expect((await update('The first editor')).status).toBe(200)
    expect(await update('The second editor')).toMatchObject({
      status: 412,
      body: { errorCode: 'REVISION_CONFLICT' },
    })
    expect((await staff('GET', `${ADMIN}?query=The first editor`)).body.response.totals).toBe(1)
  })

  test('a text of which nothing is left is dropped: the article is published, shown and edited all the same', async () => {
    const { url } = await create()
    const save = async () => {
      const { revision } = (await staff('GET', `${ADMIN}/${url}/content`)).body
      return await staff('PUT', `${ADMIN}/${url}/content`, {
        body: { blocks: [{ type: 'text', html: '<script>alert(1)</script>' }] },
        headers: { 'if-match': `"${revision}"` },
      })
    }
    expect((await save()).status).toBe(200)
    expect((await publish(url)).status).toBe(200)
    expect(await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).toMatchObject({
      status: 200,
      body: { article: { content: [] } },
    })
    expect((await save()).status).toBe(200)
  })

  test('what was kept before and cannot be shown stands in the way of nothing: neither of its article nor, in the template, of new ones', async () => {
    const { url, response } = await create()
    const bad = JSON.stringify([
      { type: 'text', html: '' },
      { type: 'text', html: '<p>Good</p>' },
    ])
    await api.data.pool.query('UPDATE article_versions SET blocks = $1::jsonb WHERE article_id = $2', [
      bad,
      response.body.response.id,
    ])
    await publish(url)
    expect(await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).toMatchObject({
      status: 200,
      body: { article: { content: [{ html: '<p>Good</p>' }] } },
    })
    await api.data.pool.query('UPDATE articles SET is_default_template = (id = $1)', [
      response.body.response.id,
    ])
    try {
      const next = await create()
      expect(next.response.status).toBe(201)
      expect((await staff('GET', `${ADMIN}/${next.url}/content`)).body.blocks).toEqual([
        { type: 'text', html: '<p>Good</p>' },
      ])
    } finally {
      await api.data.pool.query('UPDATE articles SET is_default_template = false')
    }
  })

  test('content cannot be saved without saying which revision it is of', async () => {
    const { url } = await create()
    expect((await staff('PUT', `${ADMIN}/${url}/content`, { body: { blocks: [] } })).status).toBe(428)
  })
})

describe('a changed url', () => {
  test('the former URL leads to the new one, until another article takes it', async () => {
    const { details, url } = await create()
    await publish(url)
    await staff('PUT', ADMIN, { body: { ...details, url: `${url}-new`, currentUrl: url } })
    expect((await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).body).toEqual({
      movedTo: `/dictionary/${url}-new`,
    })
    await create({ url })
    await publish(url)
    expect((await api.visitor('GET', `/api/v1/dictionary/articles/${url}`)).body.article.url).toBe(url)
  })
})

describe('delete', () => {
  test('D1-182: the article goes, and once it is deleted for good leaves a tombstone above its last revision', async () => {
    const { response, url } = await create()
    const { revision } = (await publish(url)).body.response
    expect((await staff('DELETE', `${ADMIN}/${url}`)).status).toBe(204)
    expect((await staff('DELETE', `${ADMIN}/${url}`)).status).toBe(404)
    expect(
      (await staff('DELETE', `/api/v1/texts/admin/dictionary-article/${response.body.response.id}`)).status,
    ).toBe(204)
    const tombstone = await api.data.database
      .selectFrom('tombstones')
      .select('revision')
      .where('entity', '=', 'dictionary-article')
      .where('id', '=', response.body.response.id)
      .executeTakeFirst()
    // The way into the trash is a revision of its own.
    expect(tombstone).toEqual({ revision: revision + 2 })
  })
})

describe('without the search engine', () => {
  test('D1-083: search responds with 503 in words with Retry-After, browsing goes on', async () => {
    const search = await api.visitor('GET', '/api/v1/dictionary/search-results?query=vase')
    expect(search).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { errorCode: 'SEARCH_UNAVAILABLE' },
    })
    expect((await api.visitor('GET', '/api/v1/dictionary/letter-counts')).body.items).toHaveLength(27)
    expect((await api.visitor('GET', '/api/v1/dictionary/category-counts')).status).toBe(200)
    expect((await api.visitor('GET', '/api/v1/dictionary/letter-articles?letter=v')).status).toBe(200)
  })
})

test('an author’s photo from a host that our pages let nothing in from is refused at its field', async () => {
  const author = (photo: string) =>
    staff('POST', '/api/v1/dictionary/admin/authors', {
      body: { firstName: 'Ada', lastName: 'Photo', url: 'ada-photo', photo },
    })
  expect(await author('https://elsewhere.example/ada.webp')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'photo' }] },
  })
  expect((await author('https://images.vitrine.example/ada.webp')).status).toBe(201)
})
