import { useState } from 'react'
import { useListContext, useRefresh, type RaRecord } from 'react-admin'
import { useDone } from '../feedback/use-done.tsx'
import { useConsoleData, type ConsoleDataProvider } from '../providers/dataProvider.ts'
import { runForAll, type Failure } from './run-for-all.ts'

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

  const takeBack = async (results: readonly Result[], revert: NonNullable<typeof undo>) => {
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
    tellDone(done(results.length), revert && (() => void takeBack(results, revert)))
  }
  return { chosen, isBusy, act, left: { failures, done: count, close: () => setFailures([]) } }
}
