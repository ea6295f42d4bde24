import { Box, Link, Typography } from '@mui/material'
import { itemsCountText } from '@vitrine/contracts/collections/collections'
import { reportReasonLabel } from '@vitrine/contracts/collections/report-reasons'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'
import { useRecordContext } from 'react-admin'
import { ShowScreen } from '../editing/RecordScreen.tsx'
import { instant } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportedCollection } from './ReportedCollection.tsx'
import { ReportStateChip } from './ReportStateChip.tsx'

export default function ReportShow() {
  return (
    <ShowScreen what="report">
      <Page title="Report">
        <Report />
      </Page>
    </ShowScreen>
  )
}

function Report() {
  const report = useRecordContext<ManagedReport>()
  if (!report) return null
  const { reason, comment, email, receivedDate, settledDate, settledBy, takeDownReason } = report
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
      <Box>
        <Typography variant="h2">{reportReasonLabel(reason)}</Typography>
        <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {email ? (
            <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>
          ) : (
            'The reporter left no email.'
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ReportStateChip report={report} />
        <Typography variant="body2" color="text.secondary">
          Received {instant(receivedDate)}
          {settledDate && `, settled ${instant(settledDate)}${settledBy ? ` by ${settledBy}` : ''}`}
        </Typography>
      </Box>
      {comment && (
        <Typography
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            borderLeft: 2,
            borderColor: 'divider',
            pl: 2,
          }}
        >
          {comment}
        </Typography>
      )}
      <ReportedCollection report={report} countText={itemsCountText(report.itemsCount ?? 0)} />
      {takeDownReason && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <strong>The owner was told:</strong> {takeDownReason}
        </Typography>
      )}
      <ReportActions report={report} />
    </Box>
  )
}
