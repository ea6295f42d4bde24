import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const templates: ResourceProps = {
  name: 'templates',
  list: lazy(() => import('./TemplateList.tsx')),
  create: lazy(() => import('./TemplateCreate.tsx')),
  edit: lazy(() => import('./TemplateEdit.tsx')),
  recordRepresentation: 'name',
}
