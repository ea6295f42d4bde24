import { reportReasonLabel } from '@vitrine/contracts/collections/report-reasons'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const collectionReports: ResourceProps = {
  name: 'collection-reports',
  recordRepresentation: ({ title, reason }: ManagedReport) =>
    `${title ?? 'Deleted collection'}, ${reportReasonLabel(reason)}`,
  list: lazy(() => import('./ReportList.tsx')),
  show: lazy(() => import('./ReportShow.tsx')),
}
