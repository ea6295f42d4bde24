import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const searchIndexes: ResourceProps = {
  name: 'search-indexes',
  list: lazy(() => import('./SearchIndexes.tsx')),
}
