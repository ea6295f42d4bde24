import { textMessages } from '@vitrine/contracts/texts/messages'
import { aPng } from '@vitrine/testing/a-png'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'
const TEXTS = '/api/v1/texts/admin'

const { api, staff, place } = await dictionaryApi()

afterAll(() => api.close())

async function anArticle(
  title: string,
  blocks: object[] = [{ type: 'text', html: '<p>One</p>' }],
): Promise<{ id: number; url: string }> {
  const details = { ...articleDetails(place), title }
  const { body } = await staff('POST', ADMIN, { body: details })
  const { body: content } = await staff('GET', `${ADMIN}/${details.url}/content`)
  const saved = await staff('PUT', `${ADMIN}/${details.url}/content`, {
    body: { blocks },
    headers: { 'if-match': `"${content.revision}"` },
  })
  expect(saved.status).toBe(200)
  return { id: body.response.id, url: details.url }
}
const publish = async (url: string) => await staff('PUT', `${ADMIN}/${url}/publish`, { body: { url } })
const found = async (query: string) =>
  (await staff('GET', `${TEXTS}/records?query=${encodeURIComponent(query)}`)).body.items

test('what is on the site is found by a part of its title, whatever its kind, and drafts are not', async () => {
  const shown = await anArticle('Zwiebelmuster plates')
  await anArticle('Zwiebelmuster draft')
  await publish(shown.url)
  expect(await found('zwiebel')).toMatchObject([
    { kind: 'article', id: shown.id, title: 'Zwiebelmuster plates', path: `/dictionary/${shown.url}` },
  ])
  expect(await found('terms')).toContainEqual(
    expect.objectContaining({ kind: 'page', path: '/page/terms-use' }),
  )
  expect(await found('%')).toEqual([])
  expect(
    (await staff('GET', `${TEXTS}/records?kind=article&ids=${shown.id},999999`)).body.items,
  ).toMatchObject([{ id: shown.id }])
})

test('an article shows the records that it names as they are now, and leaves out those that are gone', async () => {
  const named = await anArticle('Named plate')
  await publish(named.url)
  const naming = await anArticle('Naming plate', [
    { type: 'related', ids: [999_999, named.id] },
    { type: 'text', html: '<p>One</p>' },
  ])
  await publish(naming.url)
  const entries = async () =>
    (await api.visitor('GET', `/api/v1/dictionary/articles/${naming.url}`)).body.article.content[0].entries
  expect(await entries()).toMatchObject([
    { id: named.id, title: 'Named plate', pageURI: `/dictionary/${named.url}` },
  ])
  await staff('PUT', `${ADMIN}/${named.url}/unpublish`, { body: { url: named.url } })
  expect(await entries()).toEqual([])
})

test('a picture is taken into the media, once, and found with where it is used', async () => {
  const send = async () => {
    const form = new FormData()
    form.append('picture', new File([new Uint8Array(aPng(1200, 300))], 'plate.png', { type: 'image/png' }))
    return await staff('POST', `${TEXTS}/pictures`, { body: form })
  }
  const { status, body } = await send()
  expect([status, body.src]).toEqual([200, expect.stringMatching(/^\/media\/texts\/[0-9a-f]{32}\.webp$/)])
  expect((await send()).body.src).toBe(body.src)
  const used = await anArticle('Plate with a picture', [
    { type: 'gallery', pictures: [{ src: body.src, alt: 'A plate', caption: '', focus: { x: 10, y: 20 } }] },
  ])
  const { items } = (await staff('GET', `${TEXTS}/pictures?query=plate+with`)).body
  expect(items).toContainEqual({
    src: body.src,
    alt: 'A plate',
    usedIn: [{ title: 'Plate with a picture', url: used.url }],
  })
})

test('while the storage is away, a picture is refused in words that say so, and the next try goes on', async () => {
  const send = async () => {
    const form = new FormData()
    form.append('picture', new File([new Uint8Array(aPng(900, 320))], 'later.png', { type: 'image/png' }))
    return await staff('POST', `${TEXTS}/pictures`, { body: form })
  }
  const folder = join(api.dataDir, 'media/texts')
  await rename(folder, `${folder}-away`)
  try {
    await writeFile(folder, 'no folder')
    expect(await send()).toMatchObject({
      status: 503,
      body: { errorCode: 'SERVICE_UNAVAILABLE', message: textMessages.pictureStorageAway },
    })
    await rm(folder)
  } finally {
    await rename(`${folder}-away`, folder)
  }
  expect((await send()).status).toBe(200)
})

test('what is no picture is refused in words', async () => {
  const form = new FormData()
  form.append('picture', new File(['<svg onload=evil()>'], 'evil.png', { type: 'image/png' }))
  const { status, body } = await staff('POST', `${TEXTS}/pictures`, { body: form })
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining('This file is not a picture that can be shown'),
  ])
})
