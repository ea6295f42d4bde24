import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { recordSources } from './record-sources.ts'

test('every staff record is found by Ctrl+K', () => {
  const records = readdirSync(resolve(import.meta.dirname, '..'), {
    recursive: true,
    encoding: 'utf8',
  }).flatMap((path) => /^([a-z-]+)\/\1\.record\.tsx$/.exec(path)?.[1] ?? [])
  const found = recordSources.flatMap(({ needs }) => needs)
  expect(records).toContain('marks')
  expect(records.filter((record) => !found.includes(record))).toEqual([])
})
