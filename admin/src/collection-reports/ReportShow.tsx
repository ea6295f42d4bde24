import { Box, Button, Link, Typography } from '@mui/material'
import { itemsCountText } from '@vitrine/contracts/collections/collections'
import { reportDeskLimits, reportReasonLabel } from '@vitrine/contracts/collections/report-messages'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { Quoted, ShowScreen } from '../editing/RecordScreen.tsx'
import { instant } from '../feedback/amounts.ts'
import { ReasonDialog } from '../feedback/ReasonDialog.tsx'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { ReportStateChip } from './ReportStateChip.tsx'

export default function ReportShow() {
  return (
    <ShowScreen what="report">
      <Report />
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
      {comment && <Quoted>{comment}</Quoted>}
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

const statuses = {
  public: 'Public',
  private: 'Private',
  'taken-down': 'Taken down',
  deleted: 'Deleted',
} as const

/** The collection as it is now, which may be another than the one that was reported. */
function ReportedCollection({
  report: { title, description, picture, collectionStatus, ownerEmail, url },
  countText,
}: {
  report: ManagedReport
  countText: string
}) {
  if (title === null) return <Typography>The owner has deleted this collection.</Typography>
  return (
    <Box
      component="section"
      aria-label="The collection"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2,
      }}
    >
      {picture && (
        <Box
          component="img"
          src={`${picture}?width=200`}
          alt=""
          sx={{ width: 120, height: 90, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {collectionStatus === 'public' ? (
            <Link href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {statuses[collectionStatus]}, {countText}, {ownerEmail}
        </Typography>
        <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      </Box>
    </Box>
  )
}

interface Settle {
  to: string
  run: (data: ConsoleDataProvider) => Promise<unknown>
}

/** What can be done about a report, by what the collection is now. */
function ReportActions({ report }: { report: ManagedReport }) {
  const { mutate, isPending } = useConsoleAction({
    run: (data, { run }: Settle) => run(data),
    to: (settle) => settle.to,
    changes: ['collection-reports'],
  })
  const [isTakingDown, setTakingDown] = useState(false)
  const { state, collectionStatus, title } = report
  const collection = title === null ? 'the collection' : `‘${title}’`
  const canTakeDown = collectionStatus === 'public' || collectionStatus === 'private'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {canTakeDown && (
        <Button variant="contained" color="error" disabled={isPending} onClick={() => setTakingDown(true)}>
          Take down
        </Button>
      )}
      {collectionStatus === 'taken-down' && (
        <Button
          variant="contained"
          loading={isPending}
          onClick={() =>
            mutate({ to: `lift the taking down of ${collection}`, run: (data) => data.liftTakeDown(report) })
          }
        >
          Lift
        </Button>
      )}
      {state === 'new' && (
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() =>
            mutate({
              to: `dismiss the report about ${collection}`,
              run: (data) => data.dismissReport(report),
            })
          }
        >
          Dismiss
        </Button>
      )}
      <ReasonDialog
        open={isTakingDown}
        danger
        title="Take this collection down?"
        confirm="Take down"
        label="Reason (the owner reads it)"
        maxLength={reportDeskLimits.takeDownReasonMax}
        pending={isPending}
        onCancel={() => setTakingDown(false)}
        onConfirm={(reason) =>
          mutate(
            { to: `take down ${collection}`, run: (data) => data.takeDownCollection(report, reason) },
            { onSuccess: () => setTakingDown(false) },
          )
        }
      >
        Nobody but its owner will see it. The owner gets an email with your reason, and cannot make it public
        again until you lift this.
      </ReasonDialog>
    </Box>
  )
}
