import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const dictionaryManager: ResourceProps = {
  name: 'dictionaryManager',
  // Titles name the boxes that select rows.
  recordRepresentation: 'title',
  list: lazy(() => import('./DictionaryManager.tsx')),
}
