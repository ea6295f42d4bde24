import { useQueryClient } from '@tanstack/react-query'
import { stopImport } from '@vitrine/contracts/vault-imports/endpoints'
import type { ImportState } from '@vitrine/contracts/vault-imports/imports'
import type { VaultImportDetail } from '@vitrine/contracts/vault-imports/schemas'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { counted, formatCount } from '../../../shared/format/numbers.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { vaultPaths } from '../shared/vault-paths.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { isImported, resultInWords } from './import-words.ts'
import { useImportChange } from './use-import-change.ts'

const steps = ['File', 'Columns', 'Check', 'Import'] as const
const stepOf: Readonly<Record<ImportState, number>> = {
  columns: 1,
  checking: 2,
  ready: 2,
  running: 3,
  photos: 3,
  stopped: 3,
  undoing: 3,
  undone: 3,
}

/** The step that an import is at. Columns can be opened again until it runs. */
export function ImportSteps({ stored }: { stored: VaultImportDetail }) {
  const mayChange = useMayChange()
  const [isChangingColumns, setChangingColumns] = useState(false)
  const { state } = stored
  const isAtColumns = state === 'columns' || isChangingColumns
  return (
    <>
      <ol aria-label="Steps" className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
        {steps.map((step, at) => {
          const isDone = isImported(stored.counts)
          const current = isAtColumns ? 1 : state === 'ready' && isDone ? 3 : stepOf[state]
          return (
            <li
              key={step}
              aria-current={at === current ? 'step' : undefined}
              className={at === current ? 'border-b-2 border-brass font-semibold' : 'text-muted'}
            >
              {at + 1}. {step}
            </li>
          )
        })}
      </ol>
      {!stored.hasRows ? (
        <RowsGone stored={stored} />
      ) : !mayChange ? (
        <p className="mt-6">Your account can look at imports, but not change them.</p>
      ) : isAtColumns ? (
        <ColumnsStep
          stored={stored}
          onDone={() => setChangingColumns(false)}
          onCancel={state === 'columns' ? null : () => setChangingColumns(false)}
        />
      ) : isWorking(state) ? (
        <Working stored={stored} state={state} />
      ) : (
        <CheckStep key={state} stored={stored} onChangeColumns={() => setChangingColumns(true)} />
      )}
    </>
  )
}

function RowsGone({ stored }: { stored: VaultImportDetail }) {
  return (
    <p className="mt-6 max-w-prose">
      {stored.state === 'undone' ? 'This import was undone.' : resultInWords(stored)} What the file said is
      deleted.{' '}
      <Link to={vaultPaths.list} className="text-link">
        Open your vault
      </Link>
    </p>
  )
}

function doneOf(
  state: WorkingState,
  { counts, photos }: Pick<VaultImportDetail, 'counts' | 'photos'>,
): { done: number; all: number } {
  if (state === 'photos') return { done: photos.done, all: photos.done + photos.waiting }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (state === 'checking') return { done: total - counts.unchecked, all: total }
  const done = counts.created + counts.updated + counts.drafted
  return { done, all: done + counts.ready + counts.change + counts.draft }
}

const titles = {
  checking: 'Your rows are being checked',
  running: 'Your items are being imported',
  photos: 'Your photos are being imported',
  undoing: 'This import is being undone',
} as const
type WorkingState = keyof typeof titles

function isWorking(state: ImportState): state is WorkingState {
  return state in titles
}

/** What workers do, as far as they are. The page can be left. */
function Working({ stored, state }: { stored: VaultImportDetail; state: WorkingState }) {
  const { id, itemsCount, updatesCount } = stored
  const { change, pending, failure } = useImportChange(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const queryClient = useQueryClient()
  useEffect(() => heading.current?.focus(), [])
  // Lists of the vault were loaded before it had these items.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: ['vault'] }), [queryClient])
  const { done, all } = doneOf(state, stored)
  return (
    <section className="mt-8 max-w-prose">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-medium outline-none">
        {titles[state]}
      </h2>
      {state === 'undoing' ? (
        <p className="mt-4 tabular-nums">{counted(itemsCount + updatesCount, 'item')} left</p>
      ) : (
        <>
          <progress
            className="mt-4 h-3 w-full accent-brass"
            value={done}
            max={Math.max(1, all)}
            aria-label={titles[state]}
          />
          <p className="mt-2 tabular-nums">
            {formatCount(done)} of {counted(all, state === 'photos' ? 'photo' : 'row')}
          </p>
        </>
      )}
      <p className="mt-2 text-muted">You can leave this page. It continues without you.</p>
      {(state === 'running' || state === 'photos') && (
        <button
          type="button"
          className="button-plain mt-5"
          disabled={pending}
          onClick={() => void change(() => browserCall(stopImport, { params: { id } }))}
        >
          Stop
        </button>
      )}
      <FormFailure text={failure} />
    </section>
  )
}
