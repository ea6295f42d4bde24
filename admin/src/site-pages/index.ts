import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const sitePages: ResourceProps = {
  name: 'site-pages',
  list: lazy(() => import('./SitePageList.tsx')),
  edit: lazy(() => import('./SitePageEdit.tsx')),
  recordRepresentation: 'title',
}
