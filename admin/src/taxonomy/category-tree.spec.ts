import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { expect, test } from 'vitest'
import { categoryChoices } from '../dictionary/use-choices.ts'
import { idsWithin, matching, treeOf } from './category-tree.ts'

function node(id: number, parentId: number, path: string, title: string): TaxonomyNode {
  return {
    id,
    tid: id,
    parentId,
    path,
    title,
    name: title,
    url: path.split('/').at(-1) ?? '',
    depth: path.split('/').length - 1,
    articles_count: 0,
    image: '',
    mainImage: '',
    description: '',
    hasChildren: false,
    countWorthopedia: 0,
    class: '',
    children: [],
  }
}

const nodes = [
  node(3, 2, 'ceramics/porcelain/meissen', 'Meissen'),
  node(1, 0, 'ceramics', 'Ceramics'),
  node(2, 1, 'ceramics/porcelain', 'Porcelain'),
  node(4, 0, 'ceramics-tools', 'Ceramics tools'),
]

test('a flat list becomes a tree, whatever its order', () => {
  const [ceramics, tools] = treeOf(nodes)
  expect(ceramics?.children[0]?.children[0]?.node.title).toBe('Meissen')
  expect(tools?.node.title).toBe('Ceramics tools')
})

test('a category cannot be moved below itself: it and all below it are known, its neighbors by name are not among them', () => {
  expect(idsWithin(nodes, 1)).toEqual(new Set([1, 2, 3]))
})

test('what is found is shown in its place', () => {
  expect(matching(treeOf(nodes), 'porc')).toMatchObject([
    { node: { title: 'Ceramics' }, children: [{ node: { title: 'Porcelain' }, children: [] }] },
  ])
})

test('a choice says where it stands', () => {
  expect(categoryChoices(nodes).map(({ label }) => label)).toEqual([
    'Ceramics',
    'Ceramics › Porcelain',
    'Ceramics › Porcelain › Meissen',
    'Ceramics tools',
  ])
})
