import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const newsletterIssues: ResourceProps = {
  name: 'newsletter-issues',
  list: lazy(() => import('./IssueList.tsx')),
  create: lazy(() => import('./IssueCreate.tsx')),
  edit: lazy(() => import('./IssueEdit.tsx')),
  recordRepresentation: 'subject',
}

/** Shown with their issue; there is no screen of all of them. */
export const newsletterDeliveries: ResourceProps = {
  name: 'newsletter-deliveries',
  recordRepresentation: 'email',
}
