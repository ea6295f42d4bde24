import { QueryClient } from '@tanstack/react-query'
import { createClient } from '@vitrine/contracts/client'
import { expect, it } from 'vitest'
import { aUser } from '../../../tests/a-user.ts'
import { userDetails } from './queries.ts'

const readFrom = (status: number, body: unknown) =>
  new QueryClient().fetchQuery({
    ...userDetails(createClient(async () => Response.json(body, { status }))),
    retry: false,
  })

it('whoever has an email and a role is signed in', async () => {
  expect(await readFrom(200, aUser())).toMatchObject({ email: 'ana@vitrine.example' })
})

it.each([
  ['an email', { ...aUser(), email: '' }],
  ['a role', { ...aUser(), roles: [] }],
])('D2-203, D3-166: a response without %s is nobody', async (_, body) => {
  expect(await readFrom(200, body)).toBeNull()
})

it.each([403, 401])('D3-166: a %i is nobody, without an error; a failure is one', async (status) => {
  expect(await readFrom(status, { errorCode: 'NOT_SIGNED_IN', message: 'You are not logged in.' })).toBeNull()
  await expect(readFrom(500, {})).rejects.toThrow()
})
