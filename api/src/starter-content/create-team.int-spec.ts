import { CommandBus } from '@nestjs/cqrs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { createTeam } from './create-team.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('the team of the first run has two users and an invitation that waits, and comes in once', async () => {
  const { userId, call } = await aMember(api.app, api.data.database, 'enterprise admin')
  for (let run = 0; run < 2; run += 1)
    await createTeam(api.app.get(CommandBus), api.data.database, userId, api.clock.now())
  const { body } = await call('GET', '/api/v1/teams/users')
  expect(body.items.map(({ firstName, status }: Record<string, unknown>) => [firstName, status])).toEqual([
    ['Mara', 'WAITING'],
    ['Nora', 'ACTIVE'],
    ['Paul', 'ACTIVE'],
  ])
  expect((await call('GET', '/api/v1/teams/plan-details')).body).toMatchObject({
    slots: 6,
    usedSlots: 4,
    freeSlots: 2,
  })
})
