import { readPublicCollection, listPublicItems } from '@vitrine/contracts/collections/endpoints'
import { describe, expect, it } from 'vitest'
import * as report from '../app/routes/report-collection.tsx'
import * as route from '../app/routes/public-collection.tsx'
import { aPublicCollection, publicItemsOf } from './a-collection.ts'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { renderRoute } from './render-route.tsx'

const PATH = '/app/collection/5'
const respondsWith = (
  collection: () => Response,
  items: () => Response = () => Response.json(publicItemsOf(['Teapot', 'Cup'])),
) =>
  createFixtureApi({
    [readPublicCollection.path]: collection,
    [listPublicItems.path]: items,
  })
const open = async (collection: () => Response, items?: () => Response, path = PATH) =>
  await renderRoute(
    route,
    path,
    { id: path.split('/')[3]?.split('?', 1)[0] ?? '' },
    respondsWith(collection, items),
  )
const asIs = () => Response.json(aPublicCollection())

describe('the page of a public collection', () => {
  it('D3-066: holds title, picture, description, date, count and its items, as the server sends it', async () => {
    const { status, text, html } = await open(asIs)
    expect(status).toBe(200)
    for (const words of [
      'Tea things',
      'Silver and porcelain.',
      'Mar 04, 2026',
      '2 items',
      'Teapot',
      'Cup',
      'Report Collection',
    ])
      expect(text).toContain(words)
    expect(html).toContain('src="/api/v1/vault/media/tea"')
    expect(html).toMatch(/<a[^>]*href="\/app\/vault\/publicVaultItem\?id=1"[^>]*>Teapot<\/a>/)
    expect(html).toMatch(/<a[^>]*href="\/app\/reportCollection\?collectionId=5"[^>]*>Report Collection<\/a>/)
  })

  it('D3-066: shows a text with markup as text', async () => {
    const { html } = await open(() =>
      Response.json(
        aPublicCollection({
          title: '<img src=x onerror=alert(1)>',
          description: '<script>alert(1)</script>',
        }),
      ),
    )
    expect(html).not.toMatch(/<img src=x|<script>/)
  })

  it('D3-066: is shared with its title, 200 characters of its description and its picture, and found by no search engine', () => {
    const collection = aPublicCollection({ description: 'A long story. '.repeat(40) })
    const found =
      route.meta({
        matches: [{ id: 'root', loaderData: { publicUrl: 'https://vitrine.example' } }],
        loaderData: {
          response: { shown: { collection, items: publicItemsOf([]) }, missing: null },
          failure: null,
        },
      } as never) ?? []
    expect(found).toEqual(
      expect.arrayContaining([
        { name: 'robots', content: 'noindex, follow' },
        { property: 'og:title', content: 'Tea things | Vitrine' },
        { property: 'og:url', content: 'https://vitrine.example/app/collection/5' },
        { property: 'og:image', content: 'https://vitrine.example/api/v1/vault/media/tea?width=1600' },
        { property: 'og:image:alt', content: 'Tea things' },
      ]),
    )
    const [description] = found.flatMap((tag) =>
      'property' in tag && tag.property === 'og:description' ? [String('content' in tag && tag.content)] : [],
    )
    expect(description?.length).toBeGreaterThan(150)
    expect(description?.length).toBeLessThanOrEqual(200)
  })

  it('D3-066: without a picture of its own shows photos of its items, and is shared with the first of them', async () => {
    const items = publicItemsOf(['Teapot', 'Cup', 'Bowl'])
    const photographed = {
      ...items,
      items: items.items.map((item) => ({
        ...item,
        images: item.title === 'Teapot' ? [] : [{ id: item.id, url: `/api/v1/vault/media/of-${item.id}` }],
      })),
    }
    const collection = aPublicCollection({ picture: null })
    const { html } = await open(
      () => Response.json(collection),
      () => Response.json(photographed),
    )
    expect(html.split('</header>').find((part) => part.includes('Tea things'))).toContain(
      '/api/v1/vault/media/of-2?width=400',
    )
    const found = route.meta({
      matches: [{ id: 'root', loaderData: { publicUrl: 'https://vitrine.example' } }],
      loaderData: { response: { shown: { collection, items: photographed }, missing: null }, failure: null },
    } as never)
    expect(found).toContainEqual({
      property: 'og:image',
      content: 'https://vitrine.example/api/v1/vault/media/of-2?width=1600',
    })
  })

  it('D3-063: with no picture at all shows the placeholder drawing', async () => {
    const items = publicItemsOf(['Teapot'])
    const { html } = await open(
      () => Response.json(aPublicCollection({ picture: null })),
      () => Response.json({ ...items, items: items.items.map((item) => ({ ...item, images: [] })) }),
    )
    expect(html.split('</header>').find((part) => part.includes('Tea things'))).toContain(
      '/images/placeholder.svg',
    )
  })

  it('says of an item without a photo that it shows the drawing of the category, and shows none where all items would show one', async () => {
    const items = publicItemsOf(['Teapot', 'Cup'])
    const photosOf = (titles: readonly string[]) =>
      Response.json({
        ...items,
        items: items.items.map((item) => ({
          ...item,
          images: titles.includes(item.title) ? item.images : [],
        })),
      })
    const mixed = await open(asIs, () => photosOf(['Cup']))
    expect([...mixed.html.matchAll(/data-drawing="([^"]*)"/g)].map(([, category]) => category)).toEqual([
      'Advertising',
    ])
    const alike = await open(asIs, () => photosOf([]))
    expect(alike.html).not.toContain('data-drawing')
    expect(alike.html).not.toContain('/media/categories/')
    expect(alike.text).toContain('Teapot')
  })

  it('D3-067: shows eight a page, in the order of the URL', async () => {
    const nine = publicItemsOf(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], { total: 9 })
    const { html, text } = await open(asIs, () => Response.json(nine), `${PATH}?s=title%3Aasc`)
    expect(html).toContain('href="/app/collection/5?s=title%3Aasc&amp;offset=8"')
    expect(html).toContain('<option value="title:asc" selected="">Title A-Z</option>')
    for (const label of ['Date: Most Recent', 'Date: Oldest', 'Title A-Z', 'Title Z-A'])
      expect(text).toContain(label)
    expect((await open(asIs)).html).not.toContain('aria-label="Pages"')
  })

  it('without items or a picture says so, and leads back from a page that is gone', async () => {
    const { text, html } = await open(
      () => Response.json(aPublicCollection({ itemsCount: 0, picture: null })),
      () => Response.json(publicItemsOf([])),
    )
    expect(text).toContain('Empty')
    expect(text).toContain('There is nothing in this collection yet.')
    expect(html).not.toContain('/api/v1/vault/media/tea')
    expect(
      (await open(asIs, () => Response.json(publicItemsOf([], { total: 2, currentOffset: 80 })))).html,
    ).toMatch(/<a[^>]*href="\/app\/collection\/5"[^>]*>Go to the last page<\/a>/)
  })

  it.each([
    [
      'one that is gone',
      '5',
      () => refusal('COLLECTION_GONE'),
      404,
      'Unfortunately, this Vault collection no longer exists',
    ],
    ['what is no id', 'five', asIs, 404, 'Unfortunately, this Vault collection no longer exists'],
    [
      'one that is private now',
      '5',
      () => refusal('COLLECTION_NOT_PUBLIC'),
      403,
      'We&#x27;re sorry, but this collection is no longer public',
    ],
  ])('D3-070: says so for %s, with its status and a way on', async (_, id, respond, expected, sentence) => {
    const { status, html } = await open(respond, undefined, `/app/collection/${id}`)
    expect(status).toBe(expected)
    expect(html).toContain(sentence)
    expect(html).not.toContain('Tea things')
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Go to the home page<\/a>/)
    const reported = await renderRoute(
      report,
      `/app/reportCollection?collectionId=${id}`,
      {},
      respondsWith(respond),
    )
    expect([reported.status, reported.html.includes(sentence), reported.html.includes('<form')]).toEqual([
      expected,
      true,
      false,
    ])
  })

  it('keeps its page where a call fails', async () => {
    const { status, text } = await open(() => refusal('SERVICE_UNAVAILABLE'))
    expect([status, text.includes('Try again')]).toEqual([503, true])
  })
})

it('D3-068, D3-069: the report page names the collection and holds the form, without scripts as well', async () => {
  const { status, text, html } = await renderRoute(
    report,
    '/app/reportCollection?collectionId=5',
    {},
    respondsWith(asIs),
  )
  expect(status).toBe(200)
  for (const words of [
    'Report Collection',
    'Tea things',
    'Explicit or offensive content',
    'Private information',
    'Copyright or trademark',
    'Stolen, forged or illegal',
    'Spam or advertising',
    'Something else',
  ])
    expect(text).toContain(words)
  expect(html).toMatch(/<form[^>]*action="\/app\/reportCollection\?collectionId=5" method="post"/)
  expect(html).toContain('name="remark"')
})
