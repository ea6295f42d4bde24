import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh, type RaRecord } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useConsoleData, type ConsoleDataProvider } from '../providers/dataProvider.ts'
import { runForAll } from './run-for-all.ts'

interface BulkActionProps<R extends RaRecord> {
  label: string
  /** What it does to one of them. */
  run: (data: ConsoleDataProvider, record: R) => Promise<unknown>
  /** What is said when all went well: 'On their way again: 3.' */
  done: (count: number) => string
  /** Asked first, where it cannot be taken back. */
  question?: { title: string; text: string }
}

/** Does the same with every selected row. What fails stays selected and is told with its reason; the others are done. */
export function BulkAction<R extends RaRecord>({ label, run, done, question }: BulkActionProps<R>) {
  const { data: rows = [], selectedIds, onSelect } = useListContext<R>()
  const data = useConsoleData()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    const { finished, failures } = await runForAll(rows.filter(({ id }) => selectedIds.includes(id)), (record) => run(data, record))
    onSelect(failures.map(({ record }) => record.id))
    setBusy(false)
    setAsking(false)
    const [first] = failures
    if (first) notify(`${amount(finished)} done, ${amount(failures.length)} failed: ${first.reason}`, { type: 'error' })
    else notify(done(finished), { type: 'success' })
    refresh()
  }
  return (
    <>
      <Button size="small" color={question ? 'error' : 'primary'} loading={isBusy} onClick={() => (question ? setAsking(true) : void act())}>
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
