import { testServerAddress } from '@vitrine/testing/test-search-engine'
import { SettingsInvalid } from '@vitrine/platform/config'
import { expect, test } from 'vitest'
import { assertSearchAccepts } from '../../../assert-search-accepts.ts'

/** `testServerAddress` of this ring is a server that asks for a password, with the right one. */
const withPassword = (password: string) => Object.assign(new URL(testServerAddress().url), { password }).href

test('the right password is accepted', async () => {
  await expect(assertSearchAccepts({ SEARCH_URL: testServerAddress().url })).resolves.toBeUndefined()
})

test('a wrong password, and none, are settings to mend', async () => {
  await expect(assertSearchAccepts({ SEARCH_URL: withPassword('wrong') })).rejects.toThrow(SettingsInvalid)
  await expect(
    assertSearchAccepts({
      SEARCH_URL: new URL('/', testServerAddress().url).href.replace(/\/\/[^@]*@/, '//'),
    }),
  ).rejects.toThrow('asks for a user name')
})
