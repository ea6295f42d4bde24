import { SettingsInvalid } from '@vitrine/platform/config'
import { expect, test, vi } from 'vitest'
import { assertSearchAccepts } from './assert-search-accepts.ts'

const responding = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }))

test('the account goes along as the server wants it, not in the url', async () => {
  const ask = responding(200)
  await assertSearchAccepts({ SEARCH_URL: 'https://vit:p%40ss@search.example:9200' }, ask)
  expect(ask.mock.calls[0]).toMatchObject([
    'https://search.example:9200/',
    { headers: { authorization: `Basic ${Buffer.from('vit:p@ss').toString('base64')}` } },
  ])
})

test.each([
  [
    401,
    'https://vit:wrong@search.example',
    'The search server refuses the user name or the password of SEARCH_URL (user "vit").',
  ],
  [401, 'https://search.example', 'The search server asks for a user name and a password'],
  [403, 'https://vit:right@search.example', 'grants it nothing'],
])(
  'a %i to %s is a setting to mend, in a sentence that holds no password',
  async (status, SEARCH_URL, sentence) => {
    const refused = assertSearchAccepts({ SEARCH_URL }, responding(status))
    await expect(refused).rejects.toThrow(SettingsInvalid)
    await expect(refused).rejects.toThrow(sentence)
    await expect(refused).rejects.not.toThrow('wrong@')
  },
)

test('a server that is away, or in trouble, does not hold up a start; nor does search on Postgres', async () => {
  await assertSearchAccepts({ SEARCH_URL: 'https://search.example' }, () =>
    Promise.reject(new TypeError('fetch failed')),
  )
  await assertSearchAccepts({ SEARCH_URL: 'https://search.example' }, responding(503))
  const ask = responding(401)
  await assertSearchAccepts({}, ask)
  expect(ask).not.toHaveBeenCalled()
})
