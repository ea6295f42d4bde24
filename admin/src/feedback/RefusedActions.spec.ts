import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { afterNews, NO_REFUSALS, type RefusalNews } from './RefusedActions.tsx'

const refused = (to: string, why = 'No.') => ({ refused: { to, why } })
const told = (...news: RefusalNews[]) => news.reduce(afterNews, NO_REFUSALS)

test('each refused action stands once, the latest last, until it was done or read', () => {
  expect(told(refused('delete Ada'), refused('move Toys'), refused('delete Ada', 'Still no.')).left).toEqual([
    { to: 'move Toys', why: 'No.', number: 2 },
    { to: 'delete Ada', why: 'Still no.', number: 3 },
  ])
  expect(
    told(refused('delete Ada'), refused('move Toys'), { done: 'delete Ada' }).left.map(({ to }) => to),
  ).toEqual(['move Toys'])
  // A dialog tells those that came while it is open by their numbers, which never begin again.
  expect(told(refused('delete Ada'), 'read', refused('move Toys')).left).toEqual([
    { to: 'move Toys', why: 'No.', number: 2 },
  ])
  expect(told({ done: 'delete Ada' }).left).toEqual([])
})

/**
 * Forms, whose notice of a lost right is their own, the editor, whose notice is above the text, and the way
 * out.
 */
const others = [
  'article-editor/details/RecordDetails.tsx',
  'article-editor/lease.tsx',
  'article-editor/use-draft.ts',
  'editing/RecordPages.tsx',
  'editing/use-record-edit.ts',
  'layout/ConsoleAppBar.tsx',
]

test('no action tells a failure by a passing notice alone', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = globSync(`${root}**/*.{ts,tsx}`).filter(
    (file) => !file.includes('.spec.') && /notify\([^\n]*messageOf\(/.test(readFileSync(file, 'utf8')),
  )
  expect(files.map((file) => relative(root, file)).toSorted()).toEqual(others)
})
