import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const books: ResourceProps = {
  name: 'books',
  list: lazy(() => import('./BookList.tsx')),
  create: lazy(() => import('./BookCreate.tsx')),
  edit: lazy(() => import('./BookEdit.tsx')),
  recordRepresentation: 'title',
}
