import type { Transport } from '@vitrine/contracts/client'
import { expect, test } from 'vitest'
import { aVaultItem } from '../../tests/a-vault-item.ts'
import { createDataProvider } from './dataProvider.ts'
import { VAULT_ITEMS } from './vault-items.ts'

test('a save gives the revision that it has left, so that what follows names that one', async () => {
  const sent: string[] = []
  const transport: Transport = async (path, { method = 'GET' }) => {
    sent.push(`${method} ${path}`)
    return Response.json({ response: { id: 7 } }, path.endsWith('=false') ? { headers: { etag: '"4"' } } : {})
  }
  const item = aVaultItem({ itemSpecifics: [], revision: 3 })
  // A row of specifics that was added in the form has neither id nor name.
  const data = { ...item, itemSpecifics: [{ displayName: 'Maker', value: 'Ada' }] }
  const saved = await createDataProvider(transport).update(VAULT_ITEMS, { id: 7, data, previousData: item })
  expect(saved.data).toMatchObject({
    id: 7,
    revision: 4,
    itemSpecifics: [{ id: 0, name: '', displayName: 'Maker', value: 'Ada' }],
  })
  expect(sent).toEqual([
    'PUT /api/v1/vault/admin/items/7?validationOnly=true',
    'PUT /api/v1/vault/admin/items/7?validationOnly=false',
  ])
})
