import { CommandBus } from '@nestjs/cqrs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { createDiscountCodes } from './create-records.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('the two discount codes of the first run come in once', async () => {
  const { userId, call } = await aMember(api.app, api.data.database, 'staff')
  const actor = {
    userId,
    roles: ['ROLE_FREE', 'ROLE_ADMIN'] as const,
    subscriptionStatus: 'Inactive' as const,
  }
  for (let run = 0; run < 2; run += 1)
    await createDiscountCodes(api.app.get(CommandBus), actor, api.data.database)
  const { body } = await call('GET', '/api/v1/billing/admin/discount-codes')
  expect(
    body.map(({ code, percent, amounts, payments }: Record<string, unknown>) => [
      code,
      percent,
      amounts,
      payments,
    ]),
  ).toEqual([
    ['SAMPLE-5', null, { USD: '5.00', EUR: '5.00', GBP: '5.00', CAD: '5.00' }, 3],
    ['SAMPLE-20', 20, {}, 1],
  ])
})
