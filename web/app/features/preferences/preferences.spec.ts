import { CallFailed, createClient, type Transport } from '@vitrine/contracts/client'
import { expect, test } from 'vitest'
import { aVault } from '../../../tests/a-vault.ts'
import { createQueryClient } from '../../shared/api/queries.ts'
import { preferences, savePreference } from './preferences.ts'

function aMember(transport: Transport) {
  const call = createClient(transport)
  const queryClient = createQueryClient()
  const { queryKey } = preferences(call)
  queryClient.setQueryData(queryKey, { ...aVault().preferences, dictionarySortingPreference: 'title:asc' })
  return { call, queryClient, sort: () => queryClient.getQueryData(queryKey)?.dictionarySortingPreference }
}

test('D1-194: a first choice is a POST with key and value, a later one a PUT with the value in its query', async () => {
  const sent: [string | undefined, string, unknown][] = []
  const { call, queryClient } = aMember(async (path, { method, body }) => {
    sent.push([method, path, body])
    return Response.json({})
  })
  await savePreference(call, queryClient, {
    key: 'dictionarySortingPreference',
    value: 'title:desc',
    update: false,
  })
  await savePreference(call, queryClient, {
    key: 'dictionarySortingPreference',
    value: 'dateCreated:asc',
    update: true,
  })
  expect(sent).toEqual([
    [
      'POST',
      '/api/v1/user-preferences',
      JSON.stringify({ preference: { key: 'dictionarySortingPreference' }, value: 'title:desc' }),
    ],
    ['PUT', '/api/v1/user-preferences/dictionarySortingPreference?value=dateCreated%3Aasc', undefined],
  ])
})

test('D1-194: a choice holds at once, and is taken back when it is not kept', async () => {
  let response: (response: Response) => void = () => undefined
  const { call, queryClient, sort } = aMember(() => new Promise((resolve) => (response = resolve)))
  const saving = savePreference(call, queryClient, {
    key: 'dictionarySortingPreference',
    value: 'title:desc',
    update: true,
  })
  expect(sort()).toBe('title:desc')
  response(Response.json({}, { status: 500 }))
  await expect(saving).rejects.toBeInstanceOf(CallFailed)
  expect(sort()).toBe('title:asc')
})

test('what was on its way when the choice was made does not put it back', async () => {
  const reads: ((response: Response) => void)[] = []
  const { call, queryClient, sort } = aMember(async (_path, { method }) =>
    method === 'GET' ? await new Promise((resolve) => reads.push(resolve)) : Response.json({}),
  )
  const known = queryClient.getQueryData(preferences(call).queryKey)

  // Read again, with something known.
  const again = queryClient.fetchQuery({ ...preferences(call), staleTime: 0 }).catch(() => undefined)
  await expect.poll(() => reads.length).toBe(1)
  const first = savePreference(call, queryClient, {
    key: 'dictionarySortingPreference',
    value: 'title:desc',
    update: true,
  })
  reads[0]?.(Response.json(known))
  await Promise.all([again, first])
  expect(sort()).toBe('title:desc')

  // Read for the first time.
  queryClient.removeQueries(preferences(call))
  const reading = queryClient.fetchQuery(preferences(call))
  await expect.poll(() => reads.length).toBe(2)
  const second = savePreference(call, queryClient, {
    key: 'dictionarySortingPreference',
    value: 'dateCreated:asc',
    update: true,
  })
  reads[1]?.(Response.json(known))
  await Promise.all([reading, second])
  expect(sort()).toBe('dateCreated:asc')
})
