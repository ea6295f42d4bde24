import { useState } from 'react'
import { type RaRecord, useListContext, useRefresh, useGetRecordRepresentation } from 'react-admin'
import { Button, DialogContentText, List, ListItem, ListItemText } from '@mui/material'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { NamedDialog } from '../feedback/NamedDialog.tsx'
import { SteadyButton } from '../feedback/SteadyButton.tsx'
import { useDone } from '../feedback/use-done.tsx'
import { useConsoleData, type ConsoleDataProvider } from '../providers/dataProvider.ts'
import { reasonOf } from '../providers/console-client.ts'
import { amount } from '../feedback/amounts.ts'

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

export interface BulkWork<R extends RaRecord, Result> {
  /** Which rows it can be done to; without it, to all. */
  fits?: ((record: R) => boolean) | undefined
  /** What it does to one of them. */
  run: (data: ConsoleDataProvider, record: R) => Promise<Result>
  /** What is said when all went well: 'On their way again: 3.' */
  done: (count: number) => string
  /** Takes one back, where that is possible. */
  undo?: ((data: ConsoleDataProvider, result: Result) => Promise<unknown>) | undefined
  /** Of which results; undo is offered where it is possible for all. */
  canUndo?: ((result: Result) => boolean) | undefined
}

/**
 * Does the same with every selected row. What fails stays selected and is told by its name; the others are
 * done.
 */
export function useBulkRun<R extends RaRecord, Result>({
  fits,
  run,
  done,
  undo,
  canUndo,
}: BulkWork<R, Result>) {
  const { data: rows = [], selectedIds, onSelect } = useListContext<R>()
  const data = useConsoleData()
  const tellDone = useDone()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState<readonly Failure<R>[]>([])
  const [count, setCount] = useState(0)
  const chosen = rows.filter((row) => selectedIds.includes(row.id) && (fits?.(row) ?? true))

  const undoAll = async (results: readonly Result[], revert: NonNullable<typeof undo>) => {
    const { failures: left } = await runForAll(results, (result) => revert(data, result))
    refresh()
    tellDone(left.length === 0 ? 'Undone.' : `Undone, except for ${left.length}: ${left[0]?.reason}`)
  }
  /** Some of the selected rows may be left out; they stay selected. */
  const act = async (some: readonly R[] = chosen) => {
    setBusy(true)
    const { results, failures: failed } = await runForAll(some, (record) => run(data, record))
    refresh()
    const leftOut = chosen.filter((row) => !some.includes(row))
    onSelect([...leftOut, ...failed.map(({ record }) => record)].map(({ id }) => id))
    setBusy(false)
    setCount(results.length)
    setFailures(failed)
    if (failed.length > 0) return
    const revert = undo && results.every((result) => canUndo?.(result) ?? true) ? undo : undefined
    tellDone(done(results.length), revert && (() => void undoAll(results, revert)))
  }
  return { chosen, isBusy, act, left: { failures, done: count, close: () => setFailures([]) } }
}

interface Failure<R> {
  record: R
  reason: string
}

interface Outcome<R, Result> {
  results: Result[]
  failures: Failure<R>[]
}

/** One after the other: a failure stops none of the others, and each is told with its reason. */
export async function runForAll<R, Result>(
  records: readonly R[],
  run: (record: R) => Promise<Result>,
): Promise<Outcome<R, Result>> {
  const results: Result[] = []
  const failures: Failure<R>[] = []
  for (const record of records) {
    try {
      results.push(await run(record))
    } catch (error) {
      failures.push({ record, reason: reasonOf(error) })
    }
  }
  return { results, failures }
}

interface BulkFailuresProps {
  failures: readonly Failure<RaRecord>[]
  /** How many of the selected rows it was done to. */
  done: number
  close: () => void
}

/** What could not be done, by name and with its reason. The rows stay selected. */
export function BulkFailures({ failures, done, close }: BulkFailuresProps) {
  const { resource } = useListContext()
  const nameOf = useGetRecordRepresentation(resource)
  return (
    <NamedDialog
      id="bulk-failures"
      title={`Not done: ${amount(failures.length)}`}
      open={failures.length > 0}
      onClose={close}
      actions={
        <Button variant="contained" onClick={close} autoFocus>
          Close
        </Button>
      }
    >
      <DialogContentText id="bulk-failures-text">
        {done > 0 ? `Done: ${amount(done)}. ` : ''}These stay selected:
      </DialogContentText>
      <List dense>
        {failures.map(({ record, reason }) => (
          <ListItem key={record.id} disableGutters sx={{ overflowWrap: 'anywhere' }}>
            <ListItemText primary={nameOf(record)} secondary={reason} />
          </ListItem>
        ))}
      </List>
    </NamedDialog>
  )
}
