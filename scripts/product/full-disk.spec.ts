import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimInstance } from './instance.ts'
import { openLogFile } from './product.ts'
import { databaseNeedsRoom } from './preflight.ts'

/** What Linux offers for this: whatever is written to it finds no room. */
const FULL = '/dev/full'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a log without room loses its lines, says so, and ends nobody', () => {
  const log = openLogFile(FULL)
  expect(log.write('{"level":30}\n')).toBe(false)
  log.close()
})

test('a log with room is written', () => {
  const file = join(aFolder(), 'api.log')
  const log = openLogFile(file)
  expect(log.write('one\n')).toBe(true)
  expect(log.write('two\n')).toBe(true)
  log.close()
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
})

test('a process that is started again on a full disk leaves the note of who runs as it was', async () => {
  const folder = aFolder()
  const instance = await claimInstance(folder, 'npm start')
  const before = readFileSync(join(folder, 'instance.json'), 'utf8')
  symlinkSync(FULL, join(folder, 'instance.json.next'))
  instance.update({ url: 'http://localhost:3000' })
  expect(readFileSync(join(folder, 'instance.json'), 'utf8')).toBe(before)
})

test('a start without room for the database says so in a sentence, and what to do', () => {
  expect(() => databaseNeedsRoom('/srv/vitrine', 1_000)).toThrow(
    'The disk of the data folder /srv/vitrine is full: the database needs 64 MB of room to start. Make room on it and start again; nothing is lost.',
  )
  expect(() => databaseNeedsRoom(aFolder(), 64_000_000)).not.toThrow()
})
