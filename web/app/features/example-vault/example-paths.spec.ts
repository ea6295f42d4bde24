import { expect, test } from 'vitest'
import { exampleItemsPath, exampleListIn, type ExampleList } from './example-paths.ts'

const lists: [string, ExampleList][] = [
  ['/app/vault/example/items', { view: 'list', collection: null }],
  ['/app/vault/example/items?view=grid', { view: 'grid', collection: null }],
  ['/app/vault/example/items?collection=2', { view: 'list', collection: 2 }],
  ['/app/vault/example/items?collection=2&view=grid', { view: 'grid', collection: 2 }],
]

test.each(lists)('%s names the list that it shows', (path, list) => {
  expect(exampleItemsPath(list)).toBe(path)
  expect(exampleListIn(new URL(path, 'https://site.invalid').searchParams)).toEqual(list)
})

test.each(['view=table', 'collection=', 'collection=-1', 'collection=1.5', 'collection=x'])(
  '%s is the whole list',
  (query) => {
    expect(exampleListIn(new URLSearchParams(query))).toEqual({ view: 'list', collection: null })
  },
)
