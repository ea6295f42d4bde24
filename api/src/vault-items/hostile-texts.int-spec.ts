import { hostileTexts } from '@vitrine/contracts/testing/hostile-texts'
import { hasLetterOrDigit, normalizeLine, normalizeLines } from '@vitrine/contracts/vault-items/plain-text'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection } from '@vitrine/testing/vault-records'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { textOfPdf } from '@vitrine/documents/testing/text-of-pdf'

const path = '/api/v1/vault/items'
const FORMULA = /^[=+\-@\t\r]/
const GREY = '#ADB6BB'

let api: TestApi
let owner: TestMember
let glass: number
let collectionId: number

beforeAll(async () => {
  api = await testApi()
  glass = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
  owner = await aMember(api.app, api.data.database, 'unlimited')
  collectionId = await aCollection(api.data.database, owner.userId, { status: 'public' })
})
afterAll(() => api.close())

interface Refusal {
  field: string
  errorCode: string
}

/** The text in every field of an item; what is refused is sent again with a plain text in its place. */
async function store(text: string, at: number): Promise<{ id: number; sent: ReturnType<typeof bodyOf> }> {
  let sent = bodyOf(text)
  let saved = await owner.call('POST', path, { body: sent })
  // One refusal may hide another: a name is asked for its letters before it is looked up.
  for (let round = 0; saved.status !== 200 && round < 4; round += 1) {
    expect([400, 409], JSON.stringify(text)).toContain(saved.status)
    sent = (saved.body.errors as Refusal[]).reduce(
      (body, { field }) => withPlain(body, field, `Plain ${at}`),
      sent,
    )
    saved = await owner.call('POST', path, { body: sent })
  }
  expect(saved.status, `${JSON.stringify(text)}: ${JSON.stringify(saved.body)}`).toBe(200)
  return { id: saved.body.response.id, sent }
}

function bodyOf(text: string) {
  return {
    title: text,
    subtitle: text,
    description: text,
    categoryId: glass,
    itemCollections: [{ id: collectionId }],
    insurance: { id: 0 },
    customInsurance: text,
    storageLocation: { id: 0 },
    customStorageLocation: text,
    itemSpecifics: [{ displayName: text, value: text }],
  }
}

function withPlain(body: ReturnType<typeof bodyOf>, field: string, plain: string): ReturnType<typeof bodyOf> {
  const [, part] = /^itemSpecifics\.0\.(displayName|value)$/.exec(field) ?? []
  const {
    itemSpecifics: [specific],
  } = body
  if (part !== undefined && specific) return { ...body, itemSpecifics: [{ ...specific, [part]: plain }] }
  return { ...body, [field]: plain }
}

describe('200 hostile texts', () => {
  test('are kept as they are, or refused at their field, in every text of an item, and read back by everybody', async () => {
    for (const [at, text] of hostileTexts.entries()) {
      const { id, sent } = await store(text, at)
      const { body: item } = await owner.call('GET', `${path}/${id}`)
      const kept = {
        title: normalizeLine(sent.title),
        subtitle: normalizeLine(sent.subtitle),
        description: normalizeLines(sent.description),
        itemSpecifics: [
          {
            displayName: normalizeLine(sent.itemSpecifics[0]?.displayName ?? ''),
            value: normalizeLine(sent.itemSpecifics[0]?.value ?? ''),
          },
        ],
      }
      expect(item).toMatchObject({
        ...kept,
        insurance: { displayName: normalizeLine(sent.customInsurance) },
        storageLocation: { displayName: normalizeLine(sent.customStorageLocation) },
      })
      await owner.call('PUT', `${path}/${id}/released-specifics`, {
        body: { ids: [item.itemSpecifics[0].id] },
      })
      expect((await api.visitor('GET', `/api/v1/vault/public/items/${id}`)).body).toMatchObject(kept)
    }
    expect((await owner.call('GET', `${path}?limit=100&offset=100`)).body).toMatchObject({
      meta: { total: hostileTexts.length },
    })
  })

  test('what is plainly a title is refused by nothing', async () => {
    const fine = [
      '花瓶',
      'ваза',
      '<b>bold</b>',
      '=1+1',
      "Robert'); DROP TABLE vault_items;--",
      '👩‍👩‍👧‍👦 family',
      'שעון קיר',
      'W'.repeat(80),
    ]
    const { body } = await owner.call('GET', `${path}?limit=100`)
    const second = await owner.call('GET', `${path}?limit=100&offset=100`)
    const titles = new Set([...body.items, ...second.body.items].map(({ title }: { title: string }) => title))
    expect(fine.filter((title) => !titles.has(normalizeLine(title)))).toEqual([])
  })

  test('are found by what they hold, and suggested', async () => {
    for (const text of hostileTexts.filter((one) => one.isWellFormed() && !one.includes('\u0000'))) {
      const term = encodeURIComponent(text)
      for (const search of [
        `${path}?f.title=${term}`,
        `/api/v1/vault/dashboard/titlesuggestions?term=${term}`,
      ])
        expect((await owner.call('GET', search)).status, search).toBe(200)
    }
    expect(
      (await owner.call('GET', `${path}?f.title=${encodeURIComponent("'); DROP TABLE")}`)).body.meta.total,
    ).toBe(1)
  })

  test('are a tag or a collection as they are, or refused at their field', async () => {
    for (const [at, text] of hostileTexts.entries()) {
      const tag = await owner.call('POST', '/api/v1/vault/tags', { body: { title: text, color: GREY } })
      expect(
        tag.status === 200 ? tag.body.response.title : tag.body.errors[0].field,
        JSON.stringify(text),
      ).toBe(tag.status === 200 ? normalizeLine(text) : 'title')
      const collection = await owner.call('POST', '/api/v1/vault/item-collections', {
        body: { title: text, description: text, status: 'private' },
      })
      expect([200, 400, 409], `${at} ${JSON.stringify(text)}`).toContain(collection.status)
    }
  })

  test('run no formula in the table, whichever cell they stand in', async () => {
    const { body: items } = await owner.call('GET', `${path}?limit=100`)
    const { body: tags } = await owner.call('GET', '/api/v1/vault/tags?limit=50')
    for (const [at, { id }] of items.items.entries())
      await owner.call('PATCH', `${path}/${id}`, {
        body: {
          id,
          tags: tags.items.slice(at % 40, (at % 40) + 3).map((tag: { id: number }) => ({ id: tag.id })),
        },
      })
    const rows = parse(String((await owner.call('GET', '/api/v1/vault/download/items/csv')).body), {
      bom: true,
    })
    expect([rows.length, new Set(rows.map(({ length }: string[]) => length))]).toEqual([
      hostileTexts.length + 1,
      new Set([rows[0]?.length]),
    ])
    expect(rows.flat().filter((cell) => FORMULA.test(cell))).toEqual([])
    expect(rows.flat()).toContain('\'=HYPERLINK("https://evil.example","Go")')
  })

  test('are printed letter by letter, and are nothing that a reader of the document would do', async () => {
    const { statusCode, rawPayload } = await api.app.inject({
      url: '/api/v1/vault/download/items/pdf',
      headers: { cookie: await aSession(api.data.database, owner.userId) },
    })
    expect(statusCode).toBe(200)
    // Lines are broken where they are full, and the font of another alphabet begins another run.
    const printed = textOfPdf(rawPayload).join('').replaceAll(/\s/g, '')
    const { body } = await owner.call('GET', `${path}?limit=100&s=title:asc`)
    const second = await owner.call('GET', `${path}?limit=100&offset=100&s=title:asc`)
    const titles = [...body.items, ...second.body.items]
      .map(({ title }: { title: string }) => title)
      .filter((title) => /^[\x20-\x7E]+$/.test(title))
    expect(titles.length).toBeGreaterThan(100)
    expect(titles.filter((title) => !printed.includes(title.replaceAll(' ', '')))).toEqual([])
    const outsideOfStreams = rawPayload.toString('latin1').replaceAll(/\nstream\n[^]*?\nendstream/g, '')
    expect(
      outsideOfStreams.match(
        /\/(?:JS|JavaScript|OpenAction|AA|Launch|URI|GoToR|SubmitForm|EmbeddedFiles?|RichMedia|XFA)\b/g,
      ),
    ).toBeNull()
  })

  test('stand before staff as before their owner', async () => {
    const staff = await aMember(api.app, api.data.database, 'staff')
    for (const text of hostileTexts
      .filter((one) => one.isWellFormed() && hasLetterOrDigit(one))
      .slice(0, 100)) {
      expect(
        (await staff.call('GET', `/api/v1/vault/admin/items?f.title=${encodeURIComponent(text)}`)).status,
      ).toBe(200)
    }
    const rows = (await staff.call('GET', '/api/v1/vault/admin/items?limit=100')).body.items
    const own = (await owner.call('GET', `${path}?limit=100`)).body.items
    expect(rows.map(({ title }: { title: string }) => title)).toEqual(
      own.map(({ title }: { title: string }) => title),
    )
  })
})
