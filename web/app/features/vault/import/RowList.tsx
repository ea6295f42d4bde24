import { useQuery } from '@tanstack/react-query'
import { changeRow } from '@vitrine/contracts/vault-imports/endpoints'
import { importRules, rowStates, type RowState } from '@vitrine/contracts/vault-imports/imports'
import type { ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import type { ImportRow, VaultImportDetail } from '@vitrine/contracts/vault-imports/schemas'
import { useId, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { importRows } from '../queries/imports.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { canBeDraft } from './import-words.ts'
import { RowChanges } from './RowChanges.tsx'
import { useImportChange } from './use-import-change.ts'

export interface RowFilter {
  state?: RowState
  /** The key of a question or reason. */
  problem?: string
}

interface RowListProps {
  stored: VaultImportDetail
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
}

const labelOf = (state: RowState) => rowStates.find(({ name }) => name === state)?.label ?? state

/** The rows of the file, each to be corrected or left out. */
export function RowList({ stored, filter, onFilter }: RowListProps) {
  const id = useId()
  const [offset, setOffset] = useState(0)
  const [shown, setShown] = useState(filter)
  if (shown !== filter) {
    setShown(filter)
    setOffset(0)
  }
  const { data, error, refetch } = useQuery({
    ...importRows(browserCall, stored, { ...filter, offset }),
    // The rows stay in their places while one of them is saved.
    placeholderData: (before) => before,
  })
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id={`${id}-title`} className="text-2xl font-medium">
          Rows
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          {filter.problem !== undefined && (
            <button type="button" className="button-plain" onClick={() => onFilter({})}>
              Show all rows
            </button>
          )}
          <label htmlFor={id}>Show</label>
          <select
            id={id}
            className="field w-56"
            value={filter.state ?? ''}
            onChange={(event) => {
              const state = rowStates.find(({ name }) => name === event.currentTarget.value)?.name
              onFilter(state ? { state } : {})
            }}
          >
            <option value="">All</option>
            {rowStates.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {error && !data ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.items.length === 0 ? (
        <p className="mt-4 text-muted">No row is like this.</p>
      ) : (
        <>
          <ul aria-label="Rows" className="mt-4 border-t border-hairline">
            {data.items.map((row) => (
              <Row
                key={row.place}
                row={row}
                stored={stored}
                sheet={stored.sheets.find(({ name }) => name === row.sheet)}
              />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <p className="text-sm text-muted tabular-nums">
              {offset + 1}–{offset + data.items.length} of {counted(data.meta.total, 'row')}
            </p>
            {offset > 0 && (
              <button
                type="button"
                className="button-plain"
                onClick={() => setOffset(Math.max(0, offset - importRules.rowsPage))}
              >
                Previous rows
              </button>
            )}
            {offset + data.items.length < data.meta.total && (
              <button
                type="button"
                className="button-plain"
                onClick={() => setOffset(offset + importRules.rowsPage)}
              >
                Next rows
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

interface RowProps {
  row: ImportRow
  stored: VaultImportDetail
  sheet: ImportSheet | undefined
}

function Row({ row, stored, sheet }: RowProps) {
  const [isEdited, setEdited] = useState(false)
  const { change, pending, failure } = useImportChange(stored.id)
  const { place, line, state, title, reasons, questions, choice, changes } = row
  const save = (body: { cells?: string[]; choice?: ImportRow['choice'] }) =>
    change(() =>
      browserCall(
        changeRow,
        { params: { id: stored.id, rowId: place }, body },
        { revision: stored.revision },
      ),
    )
  const name = title || `Row ${line}`
  const canChange = !['created', 'updated', 'drafted'].includes(state) && stored.state !== 'undone'
  const isRefused = state === 'fault' || state === 'question' || state === 'duplicate'
  const isOptional = reasons.every((reason) => reason.isOptional) && reasons.length + questions.length > 0
  return (
    <li className="border-b border-hairline py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 tablet:flex-nowrap">
        <div className="min-w-0">
          <p className="break-words">
            <span className="mr-3 text-muted tabular-nums">{line}</span>
            <span className="font-medium">{title || '(no title)'}</span>
            <span className="ml-3 text-sm text-muted">{labelOf(state)}</span>
          </p>
          <ul className="mt-1 text-sm">
            <RowChanges changes={changes} />
            {reasons.map(({ key, field, text }) => (
              <li key={key} className="break-words text-oxblood">
                {field}: {text}
              </li>
            ))}
            {questions.map(({ key, text }) => (
              <li key={key} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </div>
        {canChange && !isEdited && (
          <div className="flex flex-wrap gap-3 tablet:shrink-0">
            <button
              type="button"
              className="button-plain"
              aria-label={`Correct ${name}`}
              onClick={() => setEdited(true)}
            >
              Correct
            </button>
            {isOptional && choice !== 'take' && (
              <button
                type="button"
                className="button-plain"
                aria-label={`Take without these: ${name}`}
                disabled={pending}
                onClick={() => void save({ choice: 'take' })}
              >
                Take without these
              </button>
            )}
            {isRefused && choice !== 'draft' && reasons.every(canBeDraft) && (
              <button
                type="button"
                className="button-plain"
                aria-label={`Keep as draft: ${name}`}
                disabled={pending}
                onClick={() => void save({ choice: 'draft' })}
              >
                Keep as draft
              </button>
            )}
            {choice === 'draft' && (
              <button
                type="button"
                className="button-plain"
                aria-label={`Not as draft: ${name}`}
                disabled={pending}
                onClick={() => void save({ choice: null })}
              >
                Not as draft
              </button>
            )}
            <button
              type="button"
              className="button-plain"
              aria-label={choice === 'skip' ? `Do not skip ${name}` : `Skip ${name}`}
              disabled={pending}
              onClick={() => void save({ choice: choice === 'skip' ? null : 'skip' })}
            >
              {choice === 'skip' ? 'Do not skip' : 'Skip'}
            </button>
          </div>
        )}
      </div>
      <FormFailure text={failure} />
      {isEdited && (
        <RowForm
          row={row}
          sheet={sheet}
          isBusy={pending}
          onCancel={() => setEdited(false)}
          onSave={(cells) =>
            void save({ cells, choice: null }).then((isSaved) => {
              if (isSaved) setEdited(false)
            })
          }
        />
      )}
    </li>
  )
}

interface RowFormProps {
  row: ImportRow
  sheet: ImportSheet | undefined
  isBusy: boolean
  onCancel: () => void
  onSave: (cells: string[]) => void
}

function RowForm({ row, sheet, isBusy, onCancel, onSave }: RowFormProps) {
  const id = useId()
  const [cells, setCells] = useState(row.cells)
  const first = row.reasons[0]?.column ?? row.questions[0]?.column ?? 0
  return (
    <form
      className="mt-3 grid gap-4 border-l-2 border-hairline pl-4 tablet:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(cells)
      }}
    >
      {cells.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
        <div key={at} className="min-w-0">
          <label htmlFor={`${id}-${at}`} className="mb-1 block text-sm font-medium break-words">
            {sheet?.columns.find(({ index }) => index === at)?.heading ?? `Column ${at + 1}`}
          </label>
          <input
            id={`${id}-${at}`}
            className="field"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens by a press of its button
            autoFocus={at === first}
            value={cell}
            onChange={(event) => setCells(cells.with(at, event.currentTarget.value))}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3 tablet:col-span-2">
        <button type="submit" className="button" disabled={isBusy}>
          Save row
        </button>
        <button type="button" className="button-plain" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
