import type { DictionaryCard } from '@vitrine/search/dictionary/dictionary.document'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { engineThatIsAway } from '@vitrine/testing/engine-that-is-away'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'
import { findSiteBuild } from './built-site.ts'

/** Two processes on one database, and no worker: what the index finds stays what it was at first. */
let one: TestApi
let other: TestApi
let staff: TestCall
const ADMIN = '/api/v1/dictionary/admin/articles'
const PARTNERS = '/api/v1/partners/admin/partners'
const found: DictionaryCard[] = []

function staleEngine(): SearchEngine {
  return {
    ...engineThatIsAway(),
    // The definitions of the two are generic; what they respond with is the same for each.
    search: (definition) =>
      Promise.resolve({
        total: found.length,
        hits: found.map((document) => ({ document: definition.card.parse(document), score: 1 })),
        facets: {},
        histograms: {},
        understood: { kind: 'exact' },
        terms: [],
      }),
    suggest: (definition) => Promise.resolve(found.map((document) => definition.card.parse(document))),
  }
}

beforeAll(async () => {
  if (!findSiteBuild(import.meta.dirname)) throw new Error('the member site is not built: npm run build')
  one = await testApi({ openEngine: staleEngine })
  other = await testApi({ on: one.data, openEngine: staleEngine })
  staff = await one.signedIn('ROLE_ADMIN')
})
afterAll(async () => {
  await other?.close()
  await one?.close()
})

interface Made {
  id: number
  url: string
  details: ReturnType<typeof articleDetails>
}

async function published(place: { categoryId: number; authorId: number }): Promise<Made> {
  const details = articleDetails(place)
  const { body } = await staff('POST', ADMIN, { body: details })
  await staff('PUT', `${ADMIN}/${details.url}/publish`, { body: { url: details.url } })
  return { id: body.response.id, url: details.url, details }
}

/** As the index saw it when it was published. */
function cardOf({ id, details: { title, url, thumbnail, description } }: Made): DictionaryCard {
  return {
    id,
    revision: 2,
    title,
    url,
    thumbnail,
    description,
    authors: [],
    letter: 'V',
    categoryUrls: [],
    rootCategoryUrl: '',
    dateCreated: 0,
  }
}

const rename = (made: Made, title: string) =>
  staff('PUT', ADMIN, { body: { ...made.details, currentUrl: made.url, title } })
const unpublish = ({ url }: Made) => staff('PUT', `${ADMIN}/${url}/unpublish`, { body: { url } })

async function aPartner(name: string): Promise<{ id: number; body: Record<string, unknown> }> {
  const body = { source: name, sourceUrl: name, graphicUrl: '/media/partners/o.svg', bgColor: '#CFE0D3' }
  return { id: (await staff('POST', PARTNERS, { body })).body.id, body }
}

const tagOf = async (path: string, api = one) => String((await api.visitor('GET', path)).headers['etag'])

/**
 * Which of the pages have another tag after the write; the tags of both processes are equal before it and, in
 * the end, after it.
 */
async function pagesChangedBy(
  paths: readonly string[],
  write: () => Promise<{ status: number }>,
): Promise<string[]> {
  const before = new Map<string, string>()
  for (const path of paths) before.set(path, await tagOf(path))
  expect([...before.values()], 'every page has a tag').not.toContain('undefined')
  expect((await write()).status).toBeLessThan(300)
  const changed: string[] = []
  for (const path of paths) {
    const tag = await tagOf(path)
    if (tag !== before.get(path)) changed.push(path)
    await expect.poll(() => tagOf(path, other)).toBe(tag)
  }
  return changed
}

describe('the tags of pages', () => {
  it('change with what the page reads, and with nothing else', async () => {
    const [glass, silver] = [
      await aCategoryAndAnAuthor(staff, 'tag-glass'),
      await aCategoryAndAnAuthor(staff, 'tag-silver'),
    ]
    const [vase, spoon] = [await published(glass), await published(silver)]
    const partner = await aPartner('tagged')
    const another = await aPartner('another')
    const article = (made: Made) => `/dictionary/${made.url}`
    const pages = [
      '/about',
      '/dictionary',
      '/dictionary/c/tag-glass',
      '/data-partners',
      '/source/tagged',
      '/source/another',
      article(vase),
      article(spoon),
    ]
    expect(await pagesChangedBy(pages, () => rename(vase, 'A tall vase'))).toEqual([
      '/dictionary',
      '/dictionary/c/tag-glass',
      article(vase),
    ])
    expect(
      await pagesChangedBy(pages, () =>
        staff('PUT', `${PARTNERS}/${partner.id}`, { body: { ...partner.body, source: 'Renamed' } }),
      ),
    ).toEqual(['/data-partners', '/source/tagged'])
    expect(
      await pagesChangedBy(pages, () =>
        staff('DELETE', `${PARTNERS}/${another.id}`).then(({ status }) => ({ status })),
      ),
    ).toEqual(pages)
  })

  it('of an article change with the related ones that it names, and not with others', async () => {
    const place = await aCategoryAndAnAuthor(staff, 'related')
    const made: Made[] = []
    for (let at = 0; at < 6; at += 1) made.push(await published(place))
    const [first, second] = made
    const last = made.at(-1)
    if (!first || !second || !last) throw new Error('six were made')
    const page = `/dictionary/${first.url}`
    expect((await one.visitor('GET', page)).body).toContain(second.details.title)
    expect(await pagesChangedBy([page], () => rename(last, 'Zzz the last of all'))).toEqual([])
    const shown = `${second.details.title} that is shown`
    expect(await pagesChangedBy([page], () => rename(second, shown))).toEqual([page])
    expect((await one.visitor('GET', page)).body).toContain(shown)
    await unpublish(second)
    expect((await one.visitor('GET', page)).body).not.toContain(shown)
  })

  it('hold although nobody has rendered the page in this process', async () => {
    const tag = await tagOf('/about')
    expect(
      (await other.visitor('GET', '/about', { headers: { 'if-none-match': tag } })).headers['etag'],
    ).toBe(tag)
    expect((await other.visitor('GET', '/about', { headers: { 'if-none-match': tag } })).status).toBe(304)
  })
})

describe('what is unpublished, with no worker alive', () => {
  it('is gone at once from the pages, the search and the suggestions of its own process, and soon from those of others', async () => {
    const place = await aCategoryAndAnAuthor(staff, 'gone')
    const [kept, gone] = [await published(place), await published(place)]
    found.splice(0, found.length, ...[kept, gone].map(cardOf))
    const pages = [
      '/dictionary/searchResults?query=vase',
      '/dictionary/c/gone',
      `/dictionary/authors/ada-gone`,
      `/dictionary/${kept.url}`,
      '/api/v1/dictionary/suggestions?term=vase',
      '/api/v1/dictionary/search-results?query=vase',
    ]
    const shows = async (api: TestApi, path: string) =>
      JSON.stringify((await api.visitor('GET', path)).body).includes(`/dictionary/${gone.url}`)
    for (const path of pages) expect(await shows(one, path), path).toBe(true)
    // Others hear of what is new, as of what is gone, a moment later.
    for (const path of pages) await expect.poll(() => shows(other, path)).toBe(true)

    expect((await unpublish(gone)).status).toBe(200)
    for (const path of pages) expect(await shows(one, path), path).toBe(false)
    expect((await one.visitor('GET', `/dictionary/${gone.url}`)).status).toBe(404)
    for (const path of pages) await expect.poll(() => shows(other, path)).toBe(false)
    expect((await other.visitor('GET', `/dictionary/${gone.url}`)).status).toBe(404)
  })

  it('is shown as it is now where it was changed after the index saw it', async () => {
    const made = await published(await aCategoryAndAnAuthor(staff, 'renamed'))
    found.splice(0, found.length, cardOf(made))
    await rename(made, 'Called otherwise now')
    const { body } = await one.visitor('GET', '/api/v1/dictionary/search-results?query=vase')
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['Called otherwise now'])
  })
})

describe('a change of which the database could not be told', () => {
  it('is seen in its own process at once, and told to the others as soon as that is possible', async () => {
    const { database } = one.data
    const made = await published(await aCategoryAndAnAuthor(staff, 'untold'))
    const page = `/dictionary/${made.url}`
    const title = async (api: TestApi) =>
      /<h1[^>]*>([^<]*)/.exec(String((await api.visitor('GET', page)).body))?.[1]
    for (const api of [one, other]) expect(await title(api)).toBe(made.details.title)
    await sql`ALTER TABLE cache_records RENAME TO cache_records_away`.execute(database)
    try {
      expect((await rename(made, 'Hardly told')).status).toBe(200)
      expect(await title(one)).toBe('Hardly told')
      // Nobody may keep it: the others do not know of it yet.
      expect((await one.visitor('GET', page)).headers['etag']).toBeUndefined()
    } finally {
      await sql`ALTER TABLE cache_records_away RENAME TO cache_records`.execute(database)
    }
    await expect.poll(() => title(other)).toBe('Hardly told')
    await expect.poll(() => tagOf(page)).not.toBe('undefined')
  })
})
