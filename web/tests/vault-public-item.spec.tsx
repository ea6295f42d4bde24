import { listPublicItems } from '@vitrine/contracts/collections/endpoints'
import { readPublicItem } from '@vitrine/contracts/vault-items/endpoints'
import { describe, expect, it } from 'vitest'
import * as route from '../app/routes/vault-public-item.tsx'
import { publicItemsOf } from './a-collection.ts'
import { aPublicItem } from './a-vault-item.ts'
import { createFixtureApi, refusal } from './fixture-api.ts'
import { renderRoute } from './render-route.tsx'

const neighbors = () => Response.json(publicItemsOf(['Bowl', 'Cup', 'Dish', 'Ewer', 'Flask']))
const open = (respond: () => Response, id = '12', others = neighbors) =>
  renderRoute(
    route,
    `/app/vault/publicVaultItem?id=${id}`,
    {},
    createFixtureApi({
      [readPublicItem.path]: respond,
      [listPublicItems.path]: others,
    }),
  )

describe('the page of a public item', () => {
  it('D2-003, D2-065: holds the object, what is known of it and its photos, as the server sends it', async () => {
    const { status, text, html } = await open(() => Response.json(aPublicItem()))
    expect(status).toBe(200)
    for (const words of [
      'Tea',
      'Silver teapot',
      'Georgian, by a London maker',
      'A teapot of bullet shape.',
      'Maker',
      'Paul Storr',
      'Added',
      'Mar 04, 2026',
      'Research',
    ])
      expect(text).toContain(words)
    expect(html).toContain(
      'srcSet="/api/v1/vault/media/first?width=200 200w, /api/v1/vault/media/first?width=400 400w, /api/v1/vault/media/first?width=800 800w, /api/v1/vault/media/first?width=1600 1600w"',
    )
    expect(html).toContain('href="/inventory/search?query=Silver+teapot"')
  })

  it('leads to four others of its collection, never to itself, and to the report page', async () => {
    const { text, html } = await open(() => Response.json(aPublicItem({ id: 2 })), '2')
    expect(text).toContain('More from this collection')
    expect([...html.matchAll(/href="\/app\/vault\/publicVaultItem\?id=(\d+)"/g)].map(([, id]) => id)).toEqual(
      ['1', '3', '4', '5'],
    )
    expect(html).toMatch(
      /<a[^>]*href="\/app\/reportCollection\?collectionId=\d+"[^>]*>Report Collection<\/a>/,
    )
  })

  it.each([
    ['alone in its collection', () => Response.json(publicItemsOf([]))],
    ['whose neighbors cannot be loaded', () => refusal('SERVICE_UNAVAILABLE')],
  ])('shows no others of one %s', async (_, others) => {
    const { status, text } = await open(() => Response.json(aPublicItem()), '12', others)
    expect([status, text.includes('Silver teapot'), text.includes('More from this collection')]).toEqual([
      200,
      true,
      false,
    ])
  })

  it('names a photo by what its owner says of it', async () => {
    const { html } = await open(() =>
      Response.json(
        aPublicItem({
          images: [{ id: 21, url: '/api/v1/vault/media/first', altText: 'The teapot from its left' }],
        }),
      ),
    )
    expect(html).toContain('alt="The teapot from its left"')
  })

  it('shows a text with markup as text', async () => {
    const { html } = await open(() =>
      Response.json(
        aPublicItem({ title: '<img src=x onerror=alert(1)>', description: '<script>alert(1)</script>' }),
      ),
    )
    expect(html).not.toMatch(/<img src=x|<script>/)
  })

  it('is shared with its title, description and first photo, and found by no search engine', () => {
    const found = route.meta({
      matches: [{ id: 'root', loaderData: { publicUrl: 'https://vitrine.example' } }],
      loaderData: { response: { item: aPublicItem(), neighbors: null, roots: [] }, failure: null },
    } as never)
    expect(found).toEqual(
      expect.arrayContaining([
        { name: 'robots', content: 'noindex, follow' },
        { property: 'og:title', content: expect.stringContaining('Silver teapot') },
        { property: 'og:description', content: 'A teapot of bullet shape. The handle was mended.' },
        { property: 'og:image', content: 'https://vitrine.example/api/v1/vault/media/first?width=1600' },
        { property: 'og:image:alt', content: expect.stringMatching(/./) },
      ]),
    )
  })

  it.each([
    ['a private or deleted one', '12', () => refusal('NOT_FOUND')],
    ['what is no id', 'twelve', () => Response.json(aPublicItem())],
  ])(
    'D1-199, D2-003, D2-060: says that it is gone for %s, with status 404 and a way on',
    async (_, id, respond) => {
      const { status, text, html } = await open(respond, id)
      expect(status).toBe(404)
      expect(text).toContain('Unfortunately, this Vault item no longer exists')
      expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Go to the home page<\/a>/)
    },
  )

  it('keeps its page where the call fails', async () => {
    const { status, text } = await open(() => refusal('SERVICE_UNAVAILABLE'))
    expect([status, text.includes('Try again')]).toEqual([503, true])
  })
})
