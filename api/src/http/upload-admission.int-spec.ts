import { UPLOADS_WAIT } from '@vitrine/contracts/failure-words'
import { aVaultItem } from '@vitrine/testing/vault-records'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi({ settings: { UPLOADS_PER_ACCOUNT: '1' } })
})
afterAll(() => api.close())

async function upload(member: TestMember, body: PassThrough | string) {
  return await api.app.inject({
    method: 'POST',
    url: `/api/v1/vault/items/${await aVaultItem(api.data.database, member.userId)}/images/edit`,
    headers: {
      cookie: await aSession(api.data.database, member.userId),
      'content-type': 'application/json',
    },
    payload: body,
  })
}

test('an account whose uploads fill its room is refused before the body is read, and no other account is', async () => {
  const attacker = await aMember(api.app, api.data.database, 'unlimited')
  const member = await aMember(api.app, api.data.database, 'unlimited')
  const slow = new PassThrough()
  const first = upload(attacker, slow)
  slow.write('{"images":')
  await expect.poll(() => readdir(join(api.dataDir, 'uploads')).catch(() => [])).toHaveLength(1)
  // It never ends: whoever reads it waits for good.
  const refused = await upload(attacker, new PassThrough())
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
    429,
    '5',
    UPLOADS_WAIT,
  ])
  expect((await upload(member, '{"images":[]}')).statusCode).toBe(200)
  slow.end('[]}')
  expect((await first).statusCode).toBe(200)
  expect((await upload(attacker, '{"images":[]}')).statusCode).toBe(200)
})
