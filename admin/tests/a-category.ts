import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'

/** A category at the top of the tree, as the taxonomy lists it. */
export const aCategory: TaxonomyNode = {
  id: 1,
  tid: 1,
  parentId: 0,
  url: 'glass',
  name: 'Glass',
  title: 'Glass',
  path: 'glass',
  depth: 0,
  image: '',
  mainImage: '',
  description: '',
  articles_count: 0,
  hasChildren: false,
  countWorthopedia: 0,
  class: '',
  children: [],
}
