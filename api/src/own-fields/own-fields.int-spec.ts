import { ownFieldMessages as messages } from '@vitrine/contracts/own-fields/messages'
import { ownFieldLimits } from '@vitrine/contracts/own-fields/own-fields'
import { readySets } from '@vitrine/contracts/own-fields/ready-sets'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { anOwnField, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, describe, expect, test } from 'vitest'
import { aMemberForLong, type TestMember } from '../testing/members.ts'
import { testApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/own-fields'
const items = '/api/v1/vault/items'

const api = await testApi()
const coins = await aCategory(api.data.database, { title: 'Coins', url: 'coins' })
afterAll(() => api.close())

const member = () => aMemberForLong(api, 'unlimited')
const listOf = async ({ call }: TestMember): Promise<OwnField[]> => (await call('GET', path)).body.fields
const namesOf = async (owner: TestMember) => (await listOf(owner)).map(({ name }) => name)
const create = async ({ call }: TestMember, body: object) => await call('POST', path, { body })
const refusal = (field: string, errorCode: string, errorMessage: string) => ({
  errors: [expect.objectContaining({ field, errorCode, errorMessage })],
})

describe('own fields', () => {
  test('are defined, listed in their order, changed and deleted', async () => {
    const owner = await member()
    const diameter = { name: ' Diameter ', type: 'number', unit: 'mm' }
    const made = await create(owner, diameter)
    expect([made.status, made.body]).toEqual([201, { response: { id: expect.any(Number) } }])
    await create(owner, { name: 'Axis', type: 'choice', choices: ['Coin', 'Medal'], categoryId: coins })
    const { id } = made.body.response
    const whole = { id, name: 'Diameter', type: 'number', unit: 'mm', choices: [], categoryId: null }
    const axis = { name: 'Axis', type: 'choice', unit: '', choices: ['Coin', 'Medal'], categoryId: coins }
    expect(await listOf(owner)).toEqual([whole, { id: expect.any(Number), ...axis }])
    await owner.call('PUT', `${path}/${id}`, { body: { name: 'Size', type: 'text', categoryId: coins } })
    expect((await listOf(owner))[0]).toEqual({
      ...whole,
      name: 'Size',
      type: 'text',
      unit: '',
      categoryId: coins,
    })
    expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(200)
    expect(await namesOf(owner)).toEqual(['Axis'])
    expect(await namesOf(await member())).toEqual([])
  })

  test('are put in order; those added meanwhile stay behind, and new ones come last', async () => {
    const owner = await member()
    const ids: number[] = []
    for (const name of ['Axis', 'Grade', 'Mint', 'Year'])
      ids.push((await create(owner, { name, type: 'text' })).body.response.id)
    const [axis, grade, mint] = ids
    const order = async (named: readonly unknown[]) =>
      await owner.call('PUT', `${path}/order`, { body: { ids: named } })
    const ordered = await order([mint, axis, grade])
    expect(ordered.status).toBe(200)
    expect(ordered.body.fields.map(({ name }: OwnField) => name)).toEqual(['Mint', 'Axis', 'Grade', 'Year'])
    await create(owner, { name: 'Rim', type: 'text' })
    expect(await namesOf(owner)).toEqual(['Mint', 'Axis', 'Grade', 'Year', 'Rim'])

    const other = await member()
    const theirs = (await create(other, { name: 'Theirs', type: 'text' })).body.response.id
    expect((await order([grade, theirs])).status).toBe(404)
    expect((await order([grade, axis, grade])).body).toMatchObject(
      refusal('ids', 'invalid', messages.fieldTwice),
    )
    expect((await order([])).status).toBe(400)
    expect(await namesOf(owner)).toEqual(['Mint', 'Axis', 'Grade', 'Year', 'Rim'])
  })

  test('refuse what their shape does not allow', async () => {
    const owner = await member()
    await create(owner, { name: 'Maker’s mark', type: 'text' })
    const refused = async (body: object) => (await create(owner, { name: 'One', type: 'text', ...body })).body
    expect(await refused({ name: "MAKER'S  MARK" })).toMatchObject(
      refusal('name', 'exists', messages.nameTaken),
    )
    expect(await refused({ name: ' ' })).toMatchObject(refusal('name', 'null', messages.required))
    expect(await refused({ name: 'x'.repeat(81) })).toMatchObject(
      refusal('name', 'Size', messages.nameTooLong),
    )
    expect(await refused({ unit: 'mm' })).toMatchObject(refusal('unit', 'invalid', messages.unitOfNoNumber))
    expect(await refused({ type: 'choice' })).toMatchObject(
      refusal('choices', 'invalid', messages.choicesMissing),
    )
    expect(await refused({ type: 'choice', choices: ['Fine', 'fine'] })).toMatchObject(
      refusal('choices.1', 'invalid', messages.choiceTwice),
    )
    expect(await refused({ categoryId: 999_999 })).toMatchObject(
      refusal('categoryId', 'invalid', vaultItemMessages.categoryMissing),
    )
    expect(await refused({ type: 'choice', choices: ['Fine', 'fuck'] })).toMatchObject(
      refusal('choices.1', 'NoExplicitWords', vaultItemMessages.explicitWords),
    )
    expect(await namesOf(owner)).toEqual(['Maker’s mark'])
  })

  test('are no more than 200, whichever way they come', async () => {
    const owner = await member()
    for (let at = 1; at < ownFieldLimits.fieldsMax; at += 1)
      await anOwnField(api.data.database, owner.userId, `Field ${at}`)
    const made = await Promise.all(['A', 'B'].map((name) => create(owner, { name, type: 'text' })))
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201, 400]))
    expect((await owner.call('POST', `${path}/sets`, { body: { set: 'coins' } })).body).toMatchObject(
      refusal('set', 'Size', messages.tooManyFields),
    )
    expect(await listOf(owner)).toHaveLength(ownFieldLimits.fieldsMax)
  })
})

test('a ready set adds the fields that are not there by name, behind the others', async () => {
  const owner = await member()
  await create(owner, { name: 'MINT MARK', type: 'choice', choices: ['D', 'S'] })
  const body = { set: 'coins', categoryId: coins }
  const added = await owner.call('POST', `${path}/sets`, { body })
  const [set] = readySets
  const others = set.fields.filter(({ name }) => name !== 'Mint mark')
  expect(added.status).toBe(200)
  expect(added.body.fields.map(({ name }: OwnField) => name)).toEqual([
    'MINT MARK',
    ...others.map(({ name }) => name),
  ])
  expect(added.body.fields[0]).toMatchObject({ type: 'choice', categoryId: null })
  expect(added.body.fields).toContainEqual({
    id: expect.any(Number),
    name: 'Diameter',
    type: 'number',
    unit: 'mm',
    choices: [],
    categoryId: coins,
  })
  expect((await owner.call('POST', `${path}/sets`, { body })).body).toEqual(added.body)
})

describe('a rename', () => {
  async function renamed(renameValues: boolean) {
    const owner = await member()
    const field = (await create(owner, { name: 'Mint mark', type: 'text' })).body.response.id
    const anItem = async (title: string, ...names: string[]): Promise<number> => {
      const itemSpecifics = names.map((displayName) => ({ displayName, value: 'D' }))
      const item = { title, description: 'Of silver.', categoryId: coins, itemSpecifics }
      return (await owner.call('POST', items, { body: item })).body.response.id
    }
    const ids = [
      await anItem('Dollar', 'MINT  mark', 'Grade'),
      await anItem('Dime', 'Mint mark'),
      await anItem('Cent', 'Mint'),
    ]
    await owner.call('PUT', `${path}/${field}`, { body: { name: 'Mint', type: 'text', renameValues } })
    const read = async (id: number) => (await owner.call('GET', `${items}/${id}`)).body
    const found = await Promise.all(ids.map(read))
    const history = async (id: number) => (await owner.call('GET', `${items}/${id}/history`)).body.items
    return { owner, ids, found, history }
  }
  const specifics = (found: readonly { itemSpecifics: { displayName: string }[] }[]) =>
    found.map(({ itemSpecifics }) => itemSpecifics.map(({ displayName }) => displayName))

  test('leaves the values under their name', async () => {
    const { found } = await renamed(false)
    expect(specifics(found)).toEqual([['MINT mark', 'Grade'], ['Mint mark'], ['Mint']])
    expect(found.map(({ revision }) => revision)).toEqual([1, 1, 1])
  })

  test('renames them where that is asked for, and the history of each item says so', async () => {
    const { found, ids, history } = await renamed(true)
    expect(specifics(found)).toEqual([['Mint', 'Grade'], ['Mint'], ['Mint']])
    expect(found[0].itemSpecifics[0]).toMatchObject({ name: 'mint', value: 'D' })
    expect(found.map(({ revision }) => revision)).toEqual([2, 2, 1])
    const [changed] = await history(ids[0] ?? 0)
    expect(changed).toMatchObject({ field: 'itemSpecifics', before: [{ displayName: 'MINT mark' }, {}] })
    expect((await history(ids[2] ?? 0)).map(({ field }: { field: string }) => field)).toEqual(['created'])
  })

  test('is refused where another field has the name, and touches no item of others', async () => {
    const { owner, found } = await renamed(false)
    const other = await member()
    const theirs = await aVaultItem(api.data.database, other.userId)
    await api.data.database
      .insertInto('vault_item_specifics')
      .values({ item_id: theirs, place: 0, name: 'mint', display_name: 'Mint', value: 'D' })
      .execute()
    await create(owner, { name: 'Year', type: 'text' })
    const [mint] = await listOf(owner)
    const change = (name: string) =>
      owner.call('PUT', `${path}/${mint?.id}`, { body: { name, type: 'text', renameValues: true } })
    expect((await change('year')).body).toMatchObject(refusal('name', 'exists', messages.nameTaken))
    expect((await change('Mints')).status).toBe(200)
    const read = await other.call('GET', `${items}/${theirs}`)
    expect(specifics([read.body])).toEqual([['Mint']])
    expect(found).toHaveLength(3)
  })
})

test('values stay where their field is deleted, and other members cannot delete it', async () => {
  const [owner, other] = [await member(), await member()]
  const { id } = (await create(owner, { name: 'Grade', type: 'text' })).body.response
  const itemSpecifics = [{ displayName: 'Grade', value: 'Fine' }]
  const item = { title: 'Dollar', description: 'Of silver.', categoryId: coins, itemSpecifics }
  const itemId = (await owner.call('POST', items, { body: item })).body.response.id
  expect((await other.call('DELETE', `${path}/${id}`)).status).toBe(404)
  await owner.call('DELETE', `${path}/${id}`)
  expect((await owner.call('GET', `${items}/${itemId}`)).body.itemSpecifics).toMatchObject(itemSpecifics)
})
