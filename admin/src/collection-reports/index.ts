import { FlagOutlined } from '@mui/icons-material'
import { reportReasonLabel } from '@vitrine/contracts/collections/report-messages'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const collectionReports: ConsoleScreens = {
  name: 'collection-reports',
  menu: {
    group: 'Site',
    place: 25,
    label: 'Reported collections',
    record: 'report',
    purpose: 'What visitors report about public collections',
    icon: FlagOutlined,
  },
  recordRepresentation: ({ title, reason }: ManagedReport) =>
    `${title ?? 'Deleted collection'}, ${reportReasonLabel(reason)}`,
  list: lazy(() => import('./ReportList.tsx')),
  show: lazy(() => import('./ReportShow.tsx')),
}
