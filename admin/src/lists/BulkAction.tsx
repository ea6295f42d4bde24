import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh, type RaRecord } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useDone } from '../feedback/use-done.tsx'
import { useConsoleData, type ConsoleDataProvider } from '../providers/dataProvider.ts'
import { runForAll } from './run-for-all.ts'

interface BulkActionProps<R extends RaRecord, Result> {
  label: string
  /** Which rows it can be done to; without it, to all. */
  fits?: (record: R) => boolean
  /** What it does to one of them. */
  run: (data: ConsoleDataProvider, record: R) => Promise<Result>
  /** What is said when all went well: 'On their way again: 3.' */
  done: (count: number) => string
  /** Takes one back, where that is possible. */
  undo?: (data: ConsoleDataProvider, result: Result) => Promise<unknown>
  /** Of which results; undo is offered where it is possible for all. */
  canUndo?: (result: Result) => boolean
  /** Asked first, where it cannot be taken back. */
  question?: { title: string; text: string }
}

/** Does the same with every selected row. What fails stays selected and is told with its reason; the others are done. */
export function BulkAction<R extends RaRecord, Result = unknown>({ label, fits, run, done, undo, canUndo, question }: BulkActionProps<R, Result>) {
  const { data: rows = [], selectedIds, onSelect } = useListContext<R>()
  const data = useConsoleData()
  const notify = useNotify()
  const tellDone = useDone()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const chosen = rows.filter((row) => selectedIds.includes(row.id) && (fits?.(row) ?? true))

  /** Whether all of them went well. */
  const runAll = async <T, U>(records: readonly T[], work: (record: T) => Promise<U>) => {
    const { results, failures } = await runForAll(records, work)
    const [first] = failures
    if (first) notify(`${amount(results.length)} done, ${amount(failures.length)} failed: ${first.reason}`, { type: 'error' })
    refresh()
    return { results, failed: failures.map(({ record }) => record) }
  }
  const takeBack = async (results: readonly Result[], revert: NonNullable<typeof undo>) => {
    const { failed } = await runAll(results, (result) => revert(data, result))
    if (failed.length === 0) tellDone('Undone.')
  }
  const act = async () => {
    setBusy(true)
    const { results, failed } = await runAll(chosen, (record) => run(data, record))
    onSelect(failed.map(({ id }) => id))
    setBusy(false)
    setAsking(false)
    if (failed.length > 0) return
    const revert = undo && results.every((result) => canUndo?.(result) ?? true) ? undo : undefined
    tellDone(done(results.length), revert && (() => void takeBack(results, revert)))
  }
  return (
    <>
      <Button size="small" color={question ? 'error' : 'primary'} loading={isBusy} disabled={chosen.length === 0} onClick={() => (question ? setAsking(true) : void act())}>
        {label}
      </Button>
      {question && (
        <ConfirmDialog open={isAsking} danger title={question.title} confirm={label} pending={isBusy} onCancel={() => setAsking(false)} onConfirm={() => void act()}>
          {question.text}
        </ConfirmDialog>
      )}
    </>
  )
}
