import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const marks: ResourceProps = {
  name: 'marks',
  list: lazy(() => import('./MarkList.tsx')),
  create: lazy(() => import('./MarkCreate.tsx')),
  edit: lazy(() => import('./MarkEdit.tsx')),
  recordRepresentation: 'title',
}
