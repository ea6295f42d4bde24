import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleDetails } from '../testing/dictionary-fixtures.ts'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
})
afterAll(() => api.close())

async function node(url: string, parentId = 0): Promise<number> {
  const response = await staff('POST', '/taxonomy/create', {
    body: { url, title: url.toUpperCase(), parentId },
  })
  expect(response.status).toBe(201)
  return response.body.response.id
}

const update = (id: number, change: Record<string, unknown>, headers: Record<string, string> = {}) =>
  staff('POST', '/taxonomy/update', { body: { id, ...change }, headers })

async function aSoldItemIn(categoryId: number): Promise<void> {
  const body = {
    title: 'Vase',
    description: '',
    categoryId,
    maker: '',
    saleDate: '2020-01-31',
    price: 12,
    currency: 'USD',
    source: 'A house',
    externalId: null,
    pictures: [],
    pieces: 1,
  }
  expect((await staff('POST', '/api/v1/price-guide/admin/sold-items', { body })).status).toBe(201)
}

test('D1-124, D1-125, D2-092: a category returns the documented fields, a node those of the tree besides', async () => {
  const root = await node('fields')
  const child = await node('fields-below', root)
  const described = {
    title: 'Fields',
    description: 'What it is about.',
    image: '/media/categories/glass.webp',
    mainImage: '/media/categories/silver.webp',
  }
  expect((await update(root, { url: 'fields', ...described })).status).toBe(200)
  const roots = await api.visitor('GET', '/taxonomy/listRoots')
  const category = roots.body.items.find((item: { url: string }) => item.url === 'fields')
  expect(category).toEqual({ id: root, url: 'fields', name: 'Fields', ...described, articles_count: 0 })
  const below = await api.visitor('GET', `/taxonomy/listDescendants/${root}`)
  expect(below.body.items[0]).toMatchObject({
    tid: child,
    parentId: root,
    depth: 1,
    path: 'fields/fields-below',
    children: [],
    hasChildren: false,
    countWorthopedia: 0,
    class: 'category-fields-below',
  })
  const [whole] = (await api.visitor('GET', `/taxonomy/listAncestors/${child}`)).body
  expect(whole).toMatchObject({
    tid: root,
    parentId: 0,
    depth: 0,
    hasChildren: true,
    class: 'category-fields',
  })
})

test('D1-125: a node counts the sold items in it and everywhere below, as soon as one is there', async () => {
  const root = await node('sold')
  const below = await node('sold-below', root)
  const count = async () => {
    const [ancestor] = (await api.visitor('GET', `/taxonomy/listAncestors/${below}`)).body
    const [descendant] = (await api.visitor('GET', `/taxonomy/listDescendants/${root}`)).body.items
    const managed = await staff('GET', `/taxonomy/read/${root}`)
    return [ancestor, descendant, managed.body.response].map(({ countWorthopedia }) => countWorthopedia)
  }
  expect(await count()).toEqual([0, 0, 0])
  for (const categoryId of [root, below, below]) await aSoldItemIn(categoryId)
  await expect.poll(count).toEqual([3, 2, 3])
})

test('D1-127, D1-129, D2-093: descendants are the same asked by id and by path, ancestors begin with the root at depth 0', async () => {
  const root = await node('deep')
  const middle = await node('deeper', root)
  const leaf = await node('deepest', middle)
  const byId = await api.visitor('GET', `/taxonomy/listDescendants/${middle}`)
  const byPath = await api.visitor('GET', '/taxonomy/listDescendants?path=deep/deeper')
  expect(byPath.body).toEqual(byId.body)
  const ancestors = await api.visitor('GET', `/taxonomy/listAncestors/${leaf}`)
  expect(
    ancestors.body.map(({ url, depth, path }: Record<string, unknown>) => ({ url, depth, path })),
  ).toEqual([
    { url: 'deep', depth: 0, path: 'deep' },
    { url: 'deeper', depth: 1, path: 'deep/deeper' },
    { url: 'deepest', depth: 2, path: 'deep/deeper/deepest' },
  ])
})

test('D1-128: the count of a root leaves out its own articles when asked to', async () => {
  const root = await node('counted')
  const sub = await node('counted-below', root)
  const author = await staff('POST', '/api/v1/dictionary/admin/authors', {
    body: { lastName: 'Counter', url: 'counter' },
  })
  for (const categoryId of [root, sub, sub]) {
    const details = articleDetails({ categoryId, authorId: author.body.id })
    await staff('POST', '/api/v1/dictionary/admin/articles', { body: details })
    await staff('PUT', `/api/v1/dictionary/admin/articles/${details.url}/publish`, {
      body: { url: details.url },
    })
  }
  const count = async (includeParent: boolean) =>
    (await api.visitor('GET', `/taxonomy/countArticles?rootCategory=counted&includeParent=${includeParent}`))
      .body.count
  await expect.poll(() => count(true)).toBe(3)
  expect(await count(false)).toBe(2)
})

describe('D1-130: changes', () => {
  test('a moved branch takes its paths and depths along', async () => {
    const [a, b] = [await node('move-a'), await node('move-b')]
    const child = await node('move-child', a)
    const leaf = await node('move-leaf', child)
    expect((await update(child, { url: 'move-child', title: 'Child', parentId: b })).status).toBe(200)
    const ancestors = await api.visitor('GET', `/taxonomy/listAncestors/${leaf}`)
    expect(ancestors.body.at(-1)).toMatchObject({ path: 'move-b/move-child/move-leaf', depth: 2 })
  })

  test('a category cannot stand below itself', async () => {
    const top = await node('circle')
    const below = await node('circle-below', top)
    expect(await update(top, { url: 'circle', title: 'Circle', parentId: below })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'parentId', errorCode: 'invalid' }] },
    })
  })

  test('two moves at once that would make a circle: one is refused', async () => {
    const [a, b] = [await node('race-a'), await node('race-b')]
    const responses = await Promise.all([
      update(a, { url: 'race-a', title: 'A', parentId: b }),
      update(b, { url: 'race-b', title: 'B', parentId: a }),
    ])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('branches go eight levels deep and no deeper', async () => {
    let parent = 0
    for (let level = 1; level <= 8; level += 1) parent = await node(`level-${level}`, parent)
    expect(
      (await staff('POST', '/taxonomy/create', { body: { url: 'level-9', title: 'Nine', parentId: parent } }))
        .status,
    ).toBe(400)
  })

  test('D1-200: a url that is taken, an unknown parent and a missing title are refused at their fields', async () => {
    await node('taken')
    const create = (body: Record<string, unknown>) => staff('POST', '/taxonomy/create', { body })
    expect(await create({ url: 'taken', title: 'Again' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'url', errorCode: 'exists' }] },
    })
    expect(await create({ url: 'orphan', title: 'Orphan', parentId: 999_999 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'parentId', errorCode: 'notFound' }] },
    })
    expect(await create({ url: 'untitled' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'title', errorCode: 'null' }] },
    })
  })

  test('a picture from a host that our pages let nothing in from is refused at its field, whoever sends it', async () => {
    const elsewhere = {
      image: 'https://elsewhere.example/glass.webp',
      mainImage: 'https://elsewhere.example/large.webp',
    }
    const errors = [{ field: 'image' }, { field: 'mainImage' }]
    expect(
      await staff('POST', '/taxonomy/create', { body: { url: 'pictured', title: 'Pictured', ...elsewhere } }),
    ).toMatchObject({ status: 400, body: { errors } })
    const id = await node('pictured')
    expect(await update(id, { url: 'pictured', title: 'Pictured', ...elsewhere })).toMatchObject({
      status: 400,
      body: { errors },
    })
    expect(
      (
        await update(id, {
          url: 'pictured',
          title: 'Pictured',
          image: '/media/categories/glass.webp',
          mainImage: 'https://images.vitrine.example/large.webp',
        })
      ).status,
    ).toBe(200)
  })

  test('a description keeps its bold text and loses its script', async () => {
    const response = await staff('POST', '/taxonomy/create', {
      body: {
        url: 'described',
        title: 'Described',
        description: '<p>Fine <strong>glass</strong></p><script>x()</script><a href="javascript:x()">y</a>',
      },
    })
    expect(response.body.response.description).toBe('<p>Fine <strong>glass</strong></p><a>y</a>')
  })

  test('an editor with an older revision is told', async () => {
    const id = await node('edited')
    expect((await update(id, { url: 'edited', title: 'First' }, { 'if-match': '"1"' })).status).toBe(200)
    expect((await update(id, { url: 'edited', title: 'Second' }, { 'if-match': '"1"' })).status).toBe(412)
  })

  test('D1-130: a category in use stays, an unused one goes', async () => {
    const top = await node('used')
    const leaf = await node('unused', top)
    expect(await staff('POST', '/taxonomy/delete', { body: { id: top } })).toMatchObject({
      status: 409,
      body: { errorCode: 'IN_USE', message: 'Move its 1 subcategory first.' },
    })
    expect((await staff('POST', '/taxonomy/delete', { body: { id: leaf } })).status).toBe(204)
    expect((await staff('POST', '/taxonomy/delete', { body: { id: top } })).status).toBe(204)
    expect((await api.visitor('GET', `/taxonomy/listDescendants/${top}`)).status).toBe(404)
  })
})

describe('a new home for what is in a category', () => {
  const move = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    staff('POST', '/taxonomy/moveContents', { body: { andDelete: true, ...body }, headers })
  const uses = async (id: number) => (await staff('GET', `/taxonomy/uses/${id}`)).body.response

  test('records and subcategories move with raised revisions, and the category goes', async () => {
    const [old, home] = [await node('old-home'), await node('new-home')]
    const below = await node('old-home-below', old)
    const leaf = await node('old-home-leaf', below)
    const author = await staff('POST', '/api/v1/dictionary/admin/authors', {
      body: { lastName: 'Mover', url: 'mover' },
    })
    await staff('POST', '/api/v1/dictionary/admin/articles', {
      body: articleDetails({ categoryId: old, authorId: author.body.id }),
    })
    await aSoldItemIn(old)
    expect(await uses(old)).toMatchObject({
      uses: { articles: 1, soldItems: 1, subcategories: 1, marks: 0 },
      revision: 1,
    })

    const response = await move({ id: old, targetId: home }, { 'if-match': '"1"' })
    expect(response).toMatchObject({
      status: 200,
      body: {
        response: {
          moved: { articles: 1, soldItems: 1, subcategories: 1 },
          left: { articles: 0, soldItems: 0, subcategories: 0 },
          deleted: true,
        },
      },
    })
    expect((await staff('GET', `/taxonomy/read/${old}`)).status).toBe(404)
    expect(await uses(home)).toMatchObject({ uses: { articles: 1, soldItems: 1, subcategories: 1 } })
    expect(await uses(below)).toMatchObject({ revision: 2 })
    const ancestors = await api.visitor('GET', `/taxonomy/listAncestors/${leaf}`)
    expect(ancestors.body.at(-1)).toMatchObject({ path: 'new-home/old-home-below/old-home-leaf', depth: 2 })
  })

  test('the emptied category stays where that is wanted', async () => {
    const [old, home] = [await node('kept'), await node('kept-target')]
    await node('kept-below', old)
    expect(await move({ id: old, targetId: home, andDelete: false })).toMatchObject({
      status: 200,
      body: { response: { deleted: false } },
    })
    expect(await uses(old)).toMatchObject({ uses: { subcategories: 0 } })
  })

  test('an unknown home, the category itself, one below it and an older revision are refused, and nothing moves', async () => {
    const old = await node('refused-home')
    const below = await node('refused-home-below', old)
    expect(await move({ id: old, targetId: 999_999 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'targetId', errorCode: 'notFound' }] },
    })
    for (const targetId of [old, below])
      expect(await move({ id: old, targetId })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'targetId', errorCode: 'invalid' }] },
      })
    expect((await move({ id: old, targetId: await node('elsewhere') }, { 'if-match': '"9"' })).status).toBe(
      412,
    )
    expect(await uses(old)).toMatchObject({ uses: { subcategories: 1 } })
  })
})
