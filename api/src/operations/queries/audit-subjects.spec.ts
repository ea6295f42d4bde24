import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { names } from './audit-subjects.ts'

const api = resolve(import.meta.dirname, '../..')

/** Lists of words, which have no name. */
const withoutName = ['synonym', 'forbidden-word']

test('every record of the kit that has a name is called by it in the audit log', () => {
  const records = readdirSync(api, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith('.record.ts'))
    .map(
      ({ parentPath, name }) =>
        /^ {2}name: '([a-z-]+)'/m.exec(readFileSync(join(parentPath, name), 'utf8'))?.[1],
    )
  expect(records).toContain('mark')
  expect(
    records.filter((record) => !(String(record) in names) && !withoutName.includes(String(record))),
  ).toEqual([])
})
