import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
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
  expect([modeOf(place), modeOf(join(place, 'deep')), modeOf(join(place, 'deep', '1.eml'))]).toEqual([
    '700',
    '700',
    '600',
  ])
})

test('what a process that was killed has left of a file goes with the first file of the next one, after two hours', async () => {
  const place = mkdtempSync(join(tmpdir(), 'vitrine-left-'))
  const parts = join(place, '.parts')
  mkdirSync(parts)
  for (const [name, hours] of [
    ['old', 3],
    ['young', 1],
  ] as const) {
    writeFileSync(join(parts, name), 'half')
    const then = new Date(Date.now() - hours * 3_600_000)
    utimesSync(join(parts, name), then, then)
  }
  await fileStorage(place).put('whole', Buffer.from('whole'), 'text/plain')
  expect([readdirSync(parts), readdirSync(place).toSorted()]).toEqual([['young'], ['.parts', 'whole']])
})
