import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const forbiddenWords: ResourceProps = {
  name: 'forbidden-words',
  list: lazy(() => import('./WordList.tsx')),
  create: lazy(() => import('./WordCreate.tsx')),
  edit: lazy(() => import('./WordEdit.tsx')),
  recordRepresentation: 'word',
}
