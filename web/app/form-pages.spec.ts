import { formPages } from '@vitrine/contracts/site/pages'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from './routes.ts'

type Entry = Pick<(typeof routes)[number], 'path' | 'file' | 'children'>

const takesForms = (file: string) =>
  /^export (const|(async )?function) action\b/m.test(readFileSync(join(import.meta.dirname, file), 'utf8'))

function pagesWithForms(entries: readonly Entry[], above = ''): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return [...(takesForms(file) ? [here] : []), ...pagesWithForms(children, here)]
  })
}

test('the pages that take forms are those that the api names as such', () => {
  expect(pagesWithForms(routes).toSorted()).toEqual(formPages.toSorted())
})
