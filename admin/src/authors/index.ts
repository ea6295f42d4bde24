import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const authors: ResourceProps = {
  name: 'authors',
  list: lazy(() => import('./AuthorList.tsx')),
  create: lazy(() => import('./AuthorCreate.tsx')),
  edit: lazy(() => import('./AuthorEdit.tsx')),
  recordRepresentation: 'fullName',
}
