import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const taxonomy: ResourceProps = {
  name: 'taxonomy',
  list: lazy(() => import('./TaxonomyTree.tsx')),
}
