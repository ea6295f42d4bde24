import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withTemporaryFilesInMemory } from './temporary-files.ts'

let memory = ''

beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'vitrine-memory-'))
})
afterEach(() => rmSync(memory, { recursive: true }))

const makeFile = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'made-'))
  writeFileSync(join(folder, 'file'), '')
  return folder
}

test('a run has its temporary files in memory, and they are gone after it, also when it fails', async () => {
  const before = tmpdir()
  const made = await withTemporaryFilesInMemory(makeFile, { memory, neededBytes: 1 })
  expect(dirname(dirname(made))).toBe(memory)
  const failing = withTemporaryFilesInMemory(() => Promise.reject(new Error('broken')), {
    memory,
    neededBytes: 1,
  })
  await expect(failing).rejects.toThrow('broken')
  expect(readdirSync(memory)).toEqual([])
  expect(tmpdir()).toBe(before)
})

test('without room in memory they stay on disk', async () => {
  const made = await withTemporaryFilesInMemory(makeFile, { memory, neededBytes: Number.MAX_SAFE_INTEGER })
  expect(dirname(made)).toBe(tmpdir())
  rmSync(made, { recursive: true })
})

test('what a killed run has left is removed, and what a running one has is kept', async () => {
  const left = join(memory, 'vitrine-tests-4194999-left')
  const used = join(memory, `vitrine-tests-${process.pid}-used`)
  mkdirSync(left)
  mkdirSync(used)
  await withTemporaryFilesInMemory(async () => {}, { memory, neededBytes: 1 })
  expect([existsSync(left), existsSync(used)]).toEqual([false, true])
})
