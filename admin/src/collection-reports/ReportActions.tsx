import { Box, Button } from '@mui/material'
import { reportLimits } from '@vitrine/contracts/collections/report-reasons'
import type { ManagedReport } from '@vitrine/contracts/collections/report-schemas'
import { useState } from 'react'
import { ReasonDialog } from '../feedback/ReasonDialog.tsx'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

interface Settle {
  to: string
  run: (data: ConsoleDataProvider) => Promise<unknown>
}

/** What can be done about a report, by what the collection is now. */
export function ReportActions({ report }: { report: ManagedReport }) {
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
        maxLength={reportLimits.takeDownReasonMax}
        pending={isPending}
        onCancel={() => setTakingDown(false)}
        onConfirm={(reason) =>
          mutate(
            { to: `take down ${collection}`, run: (data) => data.takeDownCollection(report, reason) },
            { onSettled: () => setTakingDown(false) },
          )
        }
      >
        Nobody but its owner will see it. The owner gets an email with your reason, and cannot make it public
        again until you lift this.
      </ReasonDialog>
    </Box>
  )
}
