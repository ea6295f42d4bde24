import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { synonymWords } from './synonym-words.ts'

export const synonyms: ResourceProps = {
  name: 'synonyms',
  list: lazy(() => import('./SynonymList.tsx')),
  create: lazy(() => import('./SynonymCreate.tsx')),
  edit: lazy(() => import('./SynonymEdit.tsx')),
  recordRepresentation: synonymWords,
}
