import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/items'

let api: TestApi
let glass: number
beforeAll(async () => {
  api = await testApi()
  glass = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
})
afterAll(() => api.close())
const member = () => aMember(api.app, api.data.database, 'unlimited')
const changes = async ({ call }: TestMember, id: number) => (await call('GET', `${path}/${id}/history`)).body

test('x', async () => {
  const owner = await member()
  const created = await owner.call('POST', `${path}/`, {
    body: { title: 'Vase', description: 'Thin rim.', categoryId: glass },
  })
  const { id } = created.body.response
  await owner.call('PUT', `${path}/${id}`, {
    body: {
      title: 'Blue vase',
      description: 'Thin rim.',
      categoryId: glass,
      purchasePrice: 12.5,
      purchaseDate: '2020-02-01',
      isInsured: true,
      itemSignificances: [{ id: 2 }],
      itemSpecifics: [{ displayName: 'Maker', value: 'Loetz' }],
    },
  })
  console.log(JSON.stringify(await changes(owner, id), null, 1))
  console.log(JSON.stringify((await owner.call('GET', `${path}/${id}/history`)).status))
})
