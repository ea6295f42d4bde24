import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const dictionaryManager: ResourceProps = {
  name: 'dictionaryManager',
  list: lazy(() => import('./DictionaryManager.tsx')),
}
