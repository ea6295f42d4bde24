import { CommandBus } from '@nestjs/cqrs'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../../testing/members.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import type { StarterAccount } from '../starter-accounts.ts'
import { addPhotos } from './fill-in-vaults.ts'
import { createVaults, readStarterVaults } from './create-vaults.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('the vaults of the first run come in once, and what the member deletes stays deleted', async () => {
  const { database } = api.data
  const [member, trial] = [
    await aMember(api.app, database, 'unlimited'),
    await aMember(api.app, database, 'trial'),
  ]
  const stored = await readStarterVaults(fileURLToPath(new URL('../../../starter-content', import.meta.url)))
  const emails: Record<string, string> = {
    'member@vitrine.example': member.email,
    'trial@vitrine.example': trial.email,
  }
  const vaults = stored.map((vault) => ({ ...vault, email: emails[vault.email] ?? '' }))
  const accounts: StarterAccount[] = [
    { email: member.email, displayName: 'Member', password: '', roles: ['ROLE_UNLIMITED'], status: 'Active' },
    { email: trial.email, displayName: 'Trial', password: '', roles: ['ROLE_UNLIMITED'], status: 'In Trial' },
  ]
  const categories = new Map<string, number>()
  for (const url of new Set(vaults.flatMap(({ items }) => items.map(({ category }) => category))))
    categories.set(url, await aCategory(database, { url, title: url }))
  const fill = () => createVaults(api.app.get(CommandBus), database, { vaults, accounts, categories })

  expect(await fill()).toHaveLength(27)
  const { items, meta } = (await member.call('GET', '/api/v1/vault/items')).body
  expect([meta.total, items[0]]).toMatchObject([
    24,
    {
      title: 'Worcester blue and white tea bowl',
      purchaseDate: '2014-05-17',
      purchasePrice: 185,
      tags: [{ title: 'Displayed' }],
      itemCollections: [{ title: 'The blue shelf' }],
      insurance: { displayName: 'Harbor Mutual, rider 4' },
      storageLocation: { displayName: 'Dining room cabinet' },
      itemSpecifics: [{ displayName: 'Maker' }, {}, {}, {}, {}],
    },
  ])
  expect((await trial.call('GET', '/api/v1/vault/items')).body.meta.total).toBe(3)
  expect(await api.visitor('GET', `/api/v1/vault/public/items/${items[0].id}`)).toMatchObject({
    status: 200,
    body: { itemSpecifics: items[0].itemSpecifics },
  })

  await member.call('DELETE', `/api/v1/vault/items/${items[0].id}`)
  // Those that were made and have no photo yet are named again.
  const bare = await fill()
  expect(bare).toHaveLength(26)
  const commands = api.app.get(CommandBus)
  await addPhotos(commands, bare.slice(0, 2))
  expect(await fill()).toHaveLength(24)
  const { images } = (await member.call('GET', `/api/v1/vault/items/${bare[0]?.id}`)).body
  expect([images.length, (await member.call('GET', images[0].url)).headers['content-type']]).toEqual([
    bare[0]?.photos.views.length,
    'image/jpeg',
  ])
  expect((await member.call('GET', '/api/v1/vault/items')).body.meta.total).toBe(23)
})
