import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { SteadyButton } from '../feedback/SteadyButton.tsx'
import { BulkFailures } from './BulkFailures.tsx'
import { useBulkRun, type BulkWork } from './use-bulk-run.tsx'

interface BulkActionProps<R extends RaRecord, Result> extends BulkWork<R, Result> {
  label: string
  /** Asked first, where it cannot be taken back. */
  question?: { title: string; text: string }
}

/** Does the same with every selected row, at a button. */
export function BulkAction<R extends RaRecord, Result = unknown>({
  label,
  question,
  ...work
}: BulkActionProps<R, Result>) {
  const { chosen, isBusy, act, left } = useBulkRun<R, Result>(work)
  const [isAsking, setAsking] = useState(false)
  const actAndClose = async () => {
    await act()
    setAsking(false)
  }
  return (
    <>
      <SteadyButton
        size="small"
        color={question ? 'error' : 'primary'}
        isBusy={isBusy}
        isOff={chosen.length === 0}
        onClick={() => (question ? setAsking(true) : void act())}
      >
        {label}
      </SteadyButton>
      {question && (
        <ConfirmDialog
          open={isAsking}
          danger
          title={question.title}
          confirm={label}
          pending={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void actAndClose()}
        >
          {question.text}
        </ConfirmDialog>
      )}
      <BulkFailures {...left} />
    </>
  )
}
