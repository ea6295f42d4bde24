import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const screens = globSync(`${root}*/*{Edit,Forms}.tsx`)
  .map((file) => relative(root, file))
  .toSorted()

test.each(screens)('%s keeps what was typed, and only that, over what somebody else has saved', (screen) => {
  // Both show the one notice of a conflict; 'Keep mine' is tested there.
  expect(readFileSync(root + screen, 'utf8')).toMatch(/<Record(Form|EditPage)\b/)
})

test('all screens of records are looked at', () => {
  expect(screens.length).toBeGreaterThan(5)
})
