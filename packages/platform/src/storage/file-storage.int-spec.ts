import { chmodSync, mkdirSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileStorage } from './file-storage.ts'
import { objectStorageContract } from './object-storage.contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-storage-'))
objectStorageContract('files', () => fileStorage(folder))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('what is private is for the account that runs the product alone, in a folder that was open before, too', async () => {
  const place = join(mkdtempSync(join(tmpdir(), 'vitrine-private-')), 'mails')
  mkdirSync(place)
  chmodSync(place, 0o755)
  await fileStorage(place, { isPrivate: true }).put('deep/1.eml', Buffer.from('a link'), 'message/rfc822')
  expect([modeOf(place), modeOf(join(place, 'deep')), modeOf(join(place, 'deep', '1.eml'))]).toEqual(['700', '700', '600'])
})
