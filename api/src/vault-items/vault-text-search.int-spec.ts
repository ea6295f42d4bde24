import { wordsOf } from '@vitrine/contracts/words'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/items'

let api: TestApi
let owner: TestMember
let jug: number
let tag: number
let shelf: number

/** One item of which each word stands in one place. */
async function fill({ userId, call }: TestMember) {
  const { database } = api.data
  const house = await anAttribute(database, userId, { type: 'STORAGE_LOCATION', displayName: 'Stonehouse' })
  const place = await anAttribute(database, userId, {
    type: 'STORAGE_LOCATION',
    displayName: 'Walnut shelf',
    parentId: house,
  })
  const carried = await aTag(database, userId, { title: 'Wedding gifts' })
  const id = await aVaultItem(database, userId, {
    title: 'Milk jug',
    categoryId: await aCategory(database, { title: 'Earthenware' }),
    collectionId: await aCollection(database, userId, { title: 'Breakfast table' }),
    insuranceId: await anAttribute(database, userId, { displayName: 'Lloyd’s' }),
    storageLocationId: place,
    tagIds: [carried],
  })
  await database
    .updateTable('vault_items')
    .set({ subtitle: 'With sparrows', description: 'Signed O’Reilly; a hairline crack below the handle.' })
    .where('id', '=', id)
    .execute()
  await sql`INSERT INTO vault_item_specifics (item_id, place, name, display_name, value) VALUES (${id}, 0, 'glaze', 'Glaze', 'Türkis')`.execute(
    database,
  )
  const { status } = await call('PUT', `${path}/${id}/record`, {
    body: { maker: 'Bunzlau', notes: 'Lent to Ottilie once' },
  })
  expect(status).toBe(200)
  return { id, carried, place }
}

beforeAll(async () => {
  api = await testApi()
  owner = await aMember(api.app, api.data.database, 'unlimited')
  const own = await fill(owner)
  ;[jug, tag, shelf] = [own.id, own.carried, own.place]
  await aVaultItem(api.data.database, owner.userId, { title: 'Lone spoon' })
  await fill(await aMember(api.app, api.data.database, 'unlimited'))
})
afterAll(() => api.close())

const list = async (text: string, name = 'f.text') =>
  (await owner.call('GET', `${path}?${new URLSearchParams({ [name]: text }).toString()}`)).body
const found = async (text: string, name?: string) =>
  (await list(text, name)).items.map(({ id }: { id: number }) => id)

describe('a text is found', () => {
  test.each([
    ['the title', 'jugs'],
    ['the subtitle', 'sparrow'],
    ['the description', 'hairline'],
    ['a name with its sign', "o'reilly"],
    ['a name without it', 'oreilly'],
    ['the name of a specific', 'glaze'],
    ['the value of a specific', 'tuerkis'],
    ['the record', 'Bunzlau'],
    ['private notes', 'ottilie'],
    ['the category', 'earthenware'],
    ['the collection', 'breakfast'],
    ['a tag', 'wedding'],
    ['the storage location', 'walnut'],
    ['a location around it', 'stonehouse'],
    ['the insurer', 'lloyds'],
    ['several places, in any order', 'stonehouse hairline jug wedding'],
    ['the beginning of a word that is being typed', 'earthenw'],
  ])('in %s', async (_, text) => {
    expect(await found(text)).toEqual([jug])
  })

  test('only where all of its words are, and by titles alone where only these are asked for', async () => {
    expect(await found('stonehouse spoon')).toEqual([])
    expect(await found('hairline', 'f.title')).toEqual([])
    expect(await found('milk', 'f.title')).toEqual([jug])
  })

  test('with a misspelled word of a text or of a name', async () => {
    expect((await list('hairlien')).closeSpellings?.map(({ id }: { id: number }) => id)).toEqual([jug])
    expect(await list('stonehuose jug')).toMatchObject({
      items: [],
      understood: { kind: 'guessed', used: 'stonehouse jug' },
      closeSpellings: [{ id: jug }],
    })
  })

  test('counts beside the choices have it, too', async () => {
    const { body } = await owner.call('GET', `${path}/facets?f.text=hairline%20walnut`)
    expect(body.total).toBe(1)
  })
})

test('what is changed is found at once', async () => {
  const { database } = api.data
  const set = (values: { title?: string; description?: string }) =>
    database.updateTable('vault_items').set(values).where('id', '=', jug).execute()
  await set({ description: 'A crazed base.' })
  expect([await found('hairline'), await found('crazed')]).toEqual([[], [jug]])
  await sql`UPDATE vault_item_specifics SET value = 'Kobalt' WHERE item_id = ${jug}`.execute(database)
  expect([await found('tuerkis'), await found('kobalt')]).toEqual([[], [jug]])
  await sql`DELETE FROM vault_item_specifics WHERE item_id = ${jug}`.execute(database)
  expect(await found('kobalt')).toEqual([])
  await owner.call('PUT', `${path}/${jug}/record`, { body: { maker: 'Haban' } })
  expect([await found('bunzlau'), await found('haban')]).toEqual([[], [jug]])
  await owner.call('PUT', `/api/v1/vault/locations/${shelf}`, { body: { displayName: 'Oak shelf' } })
  expect([await found('walnut'), await found('oak')]).toEqual([[], [jug]])
  await sql`DELETE FROM tags WHERE id = ${tag}`.execute(database)
  expect(await found('wedding')).toEqual([])
})

test('words are folded as a search folds what is typed', async () => {
  const texts = [
    'Hawaiʻi kapa cloth',
    'Qurʾan stand',
    'O’Neill sideboard',
    'L’Oréal poster',
    'Coca-Cola™ tray',
    'W.M.F. dish',
    'AT&T telephone & stand',
    '½ penny 1799',
    'Straße, Øresund, Łódź, Æsop',
    'Ｔｅａ ﬁne',
    'كِتَاب old',
    'שָׁלוֹם',
    'фарфоровая ёлка',
    'Πορσελάνη ΣΟΦΌΣ',
    '磁器 花瓶',
  ]
  for (const text of texts) {
    const { rows } = await sql<{ words: string[] }>`SELECT vault_words(${text}) AS words`.execute(
      api.data.database,
    )
    expect(rows[0]?.words, text).toEqual(expect.arrayContaining(wordsOf(text)))
  }
})
