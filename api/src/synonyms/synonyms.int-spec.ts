import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { aCategory, anAuthor } from '@vitrine/testing/dictionary-records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anIndexedArticle } from '../testing/dictionary-fixtures.ts'
import { testApiWithEngine } from '../testing/test-api-with-indexes.ts'
import { shipSynonyms } from './ship-synonyms.ts'
import type { ShippedList } from './shipped-synonyms.rules.ts'

const ADMIN = '/api/v1/synonyms/admin/synonyms'

const { api, engine } = await testApiWithEngine([dictionaryIndex])
const staff = await api.signedIn('ROLE_ADMIN')

beforeAll(async () => {
  const { database } = api.data
  const at = {
    authorId: await anAuthor(database),
    categoryId: await aCategory(database, { url: 'seats', title: 'Seating' }),
  }
  for (const title of ['Sofa', 'Chest of Drawers', 'Ewer']) {
    await anIndexedArticle({ database, engine }, at, {
      title,
      authors: [],
      categories: [{ url: 'seats', title: 'Seating' }],
    })
  }
})
afterAll(() => api.close())

const list = (...terms: string[]) => ({ kind: 'equal', terms })
const ofStaff = { origin: 'staff', shippedKind: null, shippedTerms: null, termKind: null, aatId: null }
const revisionOf = (revision: number) => ({ 'if-match': `"${revision}"` })
const search = (text: string) =>
  api.visitor('GET', `/api/v1/dictionary/search-results?query=${encodeURIComponent(text)}`)
const titlesOf = ({ body }: Awaited<ReturnType<typeof search>>) =>
  body.items.map(({ title }: { title: string }) => title)

describe('a list of synonyms', () => {
  it('is created with its event and its audit entry', async () => {
    const { status, body } = await staff('POST', ADMIN, { body: list('Jug', ' pitcher ', '') })
    expect([status, body]).toEqual([
      201,
      { ...ofStaff, id: body.id, revision: 1, kind: 'equal', terms: ['Jug', 'pitcher'] },
    ])
    const { database } = api.data
    expect(
      await database.selectFrom('outbox_events').select('type').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ type: 'synonym.created.v1' })
    expect(
      await database
        .selectFrom('audit_entries')
        .select(['action', 'details'])
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    ).toEqual({ action: 'synonym.created', details: { name: 'Jug, pitcher', kind: 'equal' } })
  })

  it('is there once, whatever its order and its case, also where two ask at once', async () => {
    const twins = await Promise.all([
      staff('POST', ADMIN, { body: list('urn', 'Vase') }),
      staff('POST', ADMIN, { body: list('vase', 'Urn') }),
    ])
    expect(twins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(twins.find(({ status }) => status === 409)?.body.errors).toMatchObject([
      { field: 'terms', errorCode: 'exists' },
    ])
  })

  it('is changed by whoever has seen its newest revision alone, and is gone once it is deleted', async () => {
    const { body: created } = await staff('POST', ADMIN, { body: list('cup', 'beaker') })
    const path = `${ADMIN}/${created.id}`
    const changed = { kind: 'one-way', terms: ['cup', 'beaker', 'mug'] }
    expect((await staff('PUT', path, { body: changed, headers: revisionOf(created.revision) })).body).toEqual(
      { ...ofStaff, id: created.id, revision: 2, ...changed },
    )
    expect(
      (await staff('PUT', path, { body: list('cup', 'glass'), headers: revisionOf(created.revision) }))
        .status,
    ).toBe(412)
    expect((await staff('DELETE', path)).status).toBe(204)
    expect((await staff('GET', path)).status).toBe(404)
  })

  it('is listed for the console, found by any of its terms', async () => {
    await staff('POST', ADMIN, { body: list('Davenport', 'writing desk') })
    const { body, headers } = await staff(
      'GET',
      `${ADMIN}?filter=${encodeURIComponent('{"q":"DESK"}')}&sort=${encodeURIComponent('["terms","ASC"]')}`,
    )
    expect(body).toMatchObject([{ terms: ['Davenport', 'writing desk'] }])
    expect(headers['content-range']).toBe('synonyms 0-0/1')
  })
})

describe('a list that the product ships', () => {
  const settles = {
    key: 'settle/same',
    kind: 'equal',
    terms: ['settle', 'hall bench'],
    termKind: 'form',
    aatId: 300_038_456,
  } as const
  const ship = (digest: string, ...lists: ShippedList[]) =>
    shipSynonyms(api.data.database, { digest, read: async () => lists })
  const listed = async (origin: string) =>
    (await staff('GET', `${ADMIN}?filter=${encodeURIComponent(JSON.stringify({ origin }))}`)).body

  it('says where it comes from, and is left alone by later versions once staff have changed it', async () => {
    await ship('one', settles)
    const [shipped] = await listed('shipped')
    expect(shipped).toEqual({
      id: shipped.id,
      revision: 1,
      kind: 'equal',
      terms: ['settle', 'hall bench'],
      origin: 'shipped',
      shippedKind: 'equal',
      shippedTerms: ['settle', 'hall bench'],
      termKind: 'form',
      aatId: 300_038_456,
    })
    await staff('PUT', `${ADMIN}/${shipped.id}`, {
      body: list('settle', 'pew'),
      headers: revisionOf(shipped.revision),
    })
    await ship('two', { ...settles, terms: ['settle', 'hall bench', 'monks bench'] })
    expect(await listed('shipped')).toEqual([])
    expect(await listed('changed')).toMatchObject([
      { id: shipped.id, terms: ['settle', 'pew'], shippedTerms: ['settle', 'hall bench'] },
    ])
  })

  it('is not restored once staff have deleted it', async () => {
    await ship('three', { ...settles, key: 'pew/same', terms: ['pew', 'church bench'] })
    const [shipped] = await listed('shipped')
    await staff('DELETE', `${ADMIN}/${shipped.id}`)
    await ship('four', { ...settles, key: 'pew/same', terms: ['pew', 'church bench', 'stall'] })
    expect(await listed('shipped')).toEqual([])
  })

  it('waits for a list that staff are saving, and gives way to it', async () => {
    const { body: made } = await staff('POST', ADMIN, { body: list('fauteuil', 'bergère') })
    const [saved] = await Promise.all([
      staff('PUT', `${ADMIN}/${made.id}`, {
        body: list('fauteuil', 'armchair'),
        headers: revisionOf(made.revision),
      }),
      ship('five', { ...settles, key: 'armchair/same', terms: ['armchair', 'elbow chair'] }),
    ])
    expect(saved.status).toBe(200)
    await ship('six', { ...settles, key: 'armchair/same', terms: ['armchair', 'fauteuil'] })
    expect(await listed('shipped')).toEqual([])
  })
})

describe('the next search', () => {
  it('knows a list as soon as it is made, changed and deleted, without a rebuild and without workers', async () => {
    const before = await search('settee')
    expect([before.body.items, before.body.understood.kind]).not.toEqual([['Sofa'], 'exact'])
    const { body: made } = await staff('POST', ADMIN, { body: list('settee', 'sofa') })
    const after = await search('settee')
    expect([titlesOf(after), after.body.meta.total, after.body.understood]).toEqual([
      ['Sofa'],
      1,
      { kind: 'exact', shownFor: ['sofa'] },
    ])
    expect(after.body.items[0].highlights.title).toEqual([[0, 4]])

    await staff('PUT', `${ADMIN}/${made.id}`, {
      body: list('couch', 'sofa'),
      headers: revisionOf(made.revision),
    })
    expect([titlesOf(await search('settee')), titlesOf(await search('couch'))]).toEqual([[], ['Sofa']])

    await staff('DELETE', `${ADMIN}/${made.id}`)
    expect(titlesOf(await search('couch'))).toEqual([])
  })

  it('goes one way only where the list says so, and knows phrases', async () => {
    await staff('POST', ADMIN, { body: { kind: 'one-way', terms: ['commode', 'chest of drawers'] } })
    expect(titlesOf(await search('commode'))).toEqual(['Chest of Drawers'])
    await staff('POST', ADMIN, { body: { kind: 'one-way', terms: ['chest of drawers', 'ewer'] } })
    expect(titlesOf(await search('chest of drawers')).toSorted()).toEqual(['Chest of Drawers', 'Ewer'])
    expect(titlesOf(await search('ewer'))).toEqual(['Ewer'])
  })

  it('finds the first term by the others where the list says so, and not the reverse', async () => {
    await staff('POST', ADMIN, { body: { kind: 'into-first', terms: ['ewer', 'Giesskanne'] } })
    expect(titlesOf(await search('Giesskanne'))).toEqual(['Ewer'])
    await staff('POST', ADMIN, { body: { kind: 'into-first', terms: ['Lavabo', 'ewer'] } })
    expect(titlesOf(await search('lavabo'))).toEqual([])
  })

  it('counts categories and suggests titles alike', async () => {
    await staff('POST', ADMIN, { body: list('divan', 'sofa') })
    expect(
      (await api.visitor('GET', '/api/v1/dictionary/category-counts?query=divan')).body.items,
    ).toMatchObject([{ url: 'seats', count: 1 }])
    expect((await api.visitor('GET', '/api/v1/dictionary/suggestions?term=divan')).body.items).toMatchObject([
      { title: 'Sofa' },
    ])
  })
})
