import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const blogArticles: ResourceProps = {
  name: 'blog-articles',
  list: lazy(() => import('./PostList.tsx')),
  create: lazy(() => import('./PostCreate.tsx')),
  edit: lazy(() => import('./PostEdit.tsx')),
  recordRepresentation: 'title',
}
