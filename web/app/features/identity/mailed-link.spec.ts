import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { expect, it } from 'vitest'
import { mailedLink } from './mailed-link.ts'

const request = (query: string) => new Request(`https://vitrine.example/login/reset-password${query}`)
const failing = (error: Error) => () => Promise.reject(error)
const refusal = (status: number) =>
  new CallFailed(status, { errorCode: 'LINK_USED', message: 'This link has already been used.' })

it('a link that works, or of which nothing is known, is gone on with', async () => {
  const asked: string[] = []
  expect((await mailedLink(request('?token=abc'), async (token) => void asked.push(token))).data).toEqual({
    token: 'abc',
    dead: null,
  })
  expect(
    (await mailedLink(request(`?token=${'x'.repeat(5000)}`), async (token) => void asked.push(token))).data
      .dead,
  ).toBeNull()
  expect(asked.map(({ length }) => length)).toEqual([3, 200])
  for (const error of [refusal(503), refusal(429), new NoResponse(new TypeError('offline'))])
    expect((await mailedLink(request('?token=abc'), failing(error))).data.dead).toBeNull()
})

it.each([404, 410])(
  'one that is responded with %i says why, and the page has that status',
  async (status) => {
    const { data, init } = await mailedLink(request('?token=abc'), failing(refusal(status)))
    expect([data, init?.status]).toEqual([{ token: 'abc', dead: 'This link has already been used.' }, status])
  },
)

it('a URL without a token is not asked about', async () => {
  const { data, init } = await mailedLink(request(''), () => Promise.reject(new Error('asked')))
  expect([data.dead, init?.status]).toEqual([errorCatalogue.LINK_UNKNOWN.message, 404])
})
