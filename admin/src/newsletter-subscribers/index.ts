import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const newsletterSubscribers: ResourceProps = {
  name: 'newsletter-subscribers',
  list: lazy(() => import('./SubscriberList.tsx')),
  recordRepresentation: 'email',
}
