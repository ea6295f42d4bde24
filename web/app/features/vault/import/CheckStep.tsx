import { useQuery } from '@tanstack/react-query'
import {
  changeColumns,
  chooseRows,
  deleteImport,
  downloadNotTaken,
  runImport,
  saveMapping,
} from '@vitrine/contracts/vault-imports/endpoints'
import { rowStates, type rowChoices } from '@vitrine/contracts/vault-imports/imports'
import type { ImportOverview, VaultImportDetail } from '@vitrine/contracts/vault-imports/schemas'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { counted, formatCount } from '../../../shared/format/numbers.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { importOverview } from '../queries/imports.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { vaultPaths } from '../shared/vault-paths.ts'
import {
  canBeDraft,
  createdInWords,
  doneInWords,
  isImported,
  resultInWords,
  runInWords,
} from './import-words.ts'
import { Photos } from './Photos.tsx'
import { Questions } from './Questions.tsx'
import { RowList, type RowFilter } from './RowList.tsx'
import { useImportChange } from './use-import-change.ts'

const UndoDialog = lazy(() => loadChunk(() => import('./UndoDialog.tsx')))

type RowChoice = (typeof rowChoices)[number]

interface CheckStepProps {
  stored: VaultImportDetail
  onChangeColumns: () => void
}

/** What will be created, what is asked, and the rows that cannot become items yet. */
export function CheckStep({ stored, onChangeColumns }: CheckStepProps) {
  const { id, revision, counts, photos, state } = stored
  const { data, error, refetch } = useQuery(importOverview(browserCall, stored))
  const { change, pending, failure } = useImportChange(id)
  const [filter, setFilter] = useState<RowFilter>({})
  const [isUndoing, setUndoing] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const showRows = (problem: string) => {
    setFilter({ problem })
    rows.current?.scrollIntoView()
    rows.current?.focus()
  }
  const save = (changed: Partial<Pick<VaultImportDetail, 'reading' | 'sameTitles'>>) =>
    change(() => {
      const { reading, sameTitles, describesByTitle } = { ...stored, ...changed }
      return browserCall(
        changeColumns,
        { params: { id }, body: { reading, sameTitles, describesByTitle } },
        { revision },
      )
    })
  const choose = (problem: string, choice: RowChoice) =>
    void change(() => browserCall(chooseRows, { params: { id }, body: { problem, choice } }, { revision }))

  return (
    <div className="mt-6 space-y-10">
      <section>
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-medium outline-none">
          {headingOf(stored)}
        </h2>
        <Result stored={stored} onUndo={() => setUndoing(true)} />
        {state !== 'undone' && <Counts counts={counts} />}
        {data && counts.ready + counts.change + counts.draft > 0 && (
          <Created counts={counts} photos={photos.waiting} creates={data.creates} />
        )}
        <FormFailure text={failure} />
        <div className="mt-5 flex flex-wrap gap-3">
          {counts.ready + counts.change + counts.draft + photos.waiting > 0 && (
            <button
              type="button"
              className="button"
              disabled={pending}
              onClick={() => void change(() => browserCall(runImport, { params: { id } }, { revision }))}
            >
              {state === 'stopped' && counts.ready + counts.change + counts.draft > 0
                ? `Continue with ${counted(counts.ready + counts.change + counts.draft, 'row')}`
                : runInWords(counts, photos.waiting)}
            </button>
          )}
          <button type="button" className="button-plain" disabled={pending} onClick={onChangeColumns}>
            {state === 'undone' ? 'Import again' : 'Change columns'}
          </button>
          {notTaken(counts) > 0 && (
            <a className="button-plain" href={downloadNotTaken.path.replace(':id', String(id))} download>
              Download {counted(notTaken(counts), 'row')} not taken
            </a>
          )}
        </div>
      </section>
      {error && !data ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : (
        <>
          {data.questions.length > 0 && (
            <Questions
              questions={data.questions}
              isBusy={pending}
              onAnswer={(answers) =>
                void save({
                  reading: { ...stored.reading, answers: { ...stored.reading.answers, ...answers } },
                })
              }
              onShow={showRows}
              onTake={(key) => choose(key, 'take')}
            />
          )}
          {(data.duplicates.rows > 0 || (stored.sameTitles !== null && !isImported(counts))) && (
            <Duplicates
              duplicates={data.duplicates}
              chosen={stored.sameTitles}
              isBusy={pending}
              onChoose={(sameTitles) => void save({ sameTitles })}
            />
          )}
          {data.reasons.length > 0 && (
            <Reasons reasons={data.reasons} isBusy={pending} onShow={showRows} onChoose={choose} />
          )}
          {data.samples.length > 0 && <Samples samples={data.samples} />}
        </>
      )}
      {/* Rows still have the states of before the undo. */}
      {state !== 'undone' && (
        <>
          <Photos stored={stored} />
          <div ref={rows} tabIndex={-1} className="scroll-mt-4 outline-none">
            <RowList stored={stored} filter={filter} onFilter={setFilter} />
          </div>
        </>
      )}
      <MoreActions stored={stored} />
      {isUndoing && (
        <Suspense>
          <UndoDialog stored={stored} onClose={() => setUndoing(false)} onStarted={() => setUndoing(false)} />
        </Suspense>
      )}
    </div>
  )
}

function headingOf({ state, counts }: VaultImportDetail): string {
  if (state === 'undone') return 'This import was undone'
  if (state === 'stopped') return 'This import is stopped'
  if (isImported(counts)) return doneInWords(counts)
  return 'What will be imported'
}

function notTaken({ question, fault, duplicate, skipped }: VaultImportDetail['counts']): number {
  return question + fault + duplicate + skipped
}

function Result({ stored, onUndo }: { stored: VaultImportDetail; onUndo: () => void }) {
  const { itemsCount, updatesCount, draftsCount, importedDate, undoUntil, state } = stored
  if (importedDate === null) return null
  return (
    <div role="status" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {state !== 'undone'
          ? resultInWords(stored)
          : itemsCount + updatesCount === 0
            ? 'Items that it created are in the trash, items that it updated are as they were.'
            : `${resultInWords(stored)} The others are in the trash, or as they were before.`}{' '}
        <Link to={state === 'undone' ? vaultPaths.trash : vaultPaths.list} className="text-link">
          {state === 'undone' ? 'Open the trash' : 'Open your vault'}
        </Link>
      </p>
      {draftsCount > 0 && (
        <Link to={vaultPaths.drafts} className="text-link">
          Open {counted(draftsCount, 'draft')}
        </Link>
      )}
      {undoUntil && (
        <button type="button" className="button-plain" onClick={onUndo}>
          Undo, until {formatDay(undoUntil)}
        </button>
      )}
    </div>
  )
}

function Counts({ counts }: { counts: VaultImportDetail['counts'] }) {
  return (
    <dl aria-label="Rows" className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      {rowStates.map(({ name, label }) =>
        counts[name] === 0 ? null : (
          <div key={name}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl tabular-nums">{formatCount(counts[name])}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Created({
  counts,
  photos,
  creates,
}: {
  counts: VaultImportDetail['counts']
  photos: number
  creates: ImportOverview['creates']
}) {
  return (
    <div className="mt-4">
      {counts.change > 0 && (
        <p>
          {counted(counts.change, 'item')} of your vault will be updated. Each row below says what changes.
        </p>
      )}
      {counts.ready + counts.draft + creates.length + photos > 0 && (
        <h3 className="font-medium">This will be created</h3>
      )}
      <ul className="mt-1">
        {counts.ready > 0 && <li>{counted(counts.ready, 'item')}</li>}
        {counts.draft > 0 && <li>{counted(counts.draft, 'draft')}</li>}
        {photos > 0 && <li>{counted(photos, 'photo')}</li>}
        {creates.map(({ kind, names, count }) => (
          <li key={kind} className="break-words">
            {createdInWords(kind, count)}: {names.join(', ')}
            {count > names.length && ' …'}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DuplicatesProps {
  duplicates: ImportOverview['duplicates']
  chosen: VaultImportDetail['sameTitles']
  isBusy: boolean
  onChoose: (chosen: VaultImportDetail['sameTitles']) => void
}

const sameTitleLabels = [
  { value: 'skip', label: 'They are the same objects: skip these rows' },
  { value: 'update', label: 'They are the same objects: update the items in your vault' },
  { value: 'number', label: 'They are others: add a number to the title' },
  { value: 'draft', label: 'Decide later: keep these rows as drafts' },
] as const

function Duplicates({ duplicates, chosen, isBusy, onChoose }: DuplicatesProps) {
  return (
    <fieldset>
      <legend className="text-2xl font-medium">Titles that are there already</legend>
      {duplicates.rows > 0 && (
        <p className="mt-2 max-w-prose break-words">
          {counted(duplicates.rows, 'row')}: {duplicates.titles.join(', ')}
        </p>
      )}
      <div className="mt-2">
        {sameTitleLabels.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="sameTitles"
              checked={chosen === value}
              disabled={isBusy}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ReasonsProps {
  reasons: ImportOverview['reasons']
  isBusy: boolean
  onShow: (key: string) => void
  onChoose: (key: string, choice: RowChoice) => void
}

function Reasons({ reasons, isBusy, onShow, onChoose }: ReasonsProps) {
  return (
    <section>
      <h2 className="text-2xl font-medium">To correct</h2>
      <ul aria-label="To correct" className="mt-3 border-t border-hairline">
        {reasons.map(({ reason, rows, lines }) => (
          <li key={reason.key} className="border-b border-hairline py-3">
            <p className="break-words">
              <strong className="font-medium">{reason.field}:</strong> {reason.text}
              {reason.value && <span className="text-muted"> (“{reason.value}”)</span>}
            </p>
            <p className="text-sm text-muted tabular-nums">
              {counted(rows, 'row')}: {lines.join(', ')}
              {rows > lines.length && ' …'}
            </p>
            <div className="mt-2 flex flex-wrap gap-3">
              <button type="button" className="button-plain" onClick={() => onShow(reason.key)}>
                Show {rows === 1 ? 'row' : 'rows'}
              </button>
              {reason.isOptional && (
                <button
                  type="button"
                  className="button-plain"
                  disabled={isBusy}
                  onClick={() => onChoose(reason.key, 'take')}
                >
                  Take without this
                </button>
              )}
              {canBeDraft(reason) && (
                <button
                  type="button"
                  className="button-plain"
                  disabled={isBusy}
                  onClick={() => onChoose(reason.key, 'draft')}
                >
                  Keep as {rows === 1 ? 'draft' : 'drafts'}
                </button>
              )}
              <button
                type="button"
                className="button-plain"
                disabled={isBusy}
                onClick={() => onChoose(reason.key, 'skip')}
              >
                Skip {rows === 1 ? 'this row' : 'these rows'}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Samples({ samples }: { samples: ImportOverview['samples'] }) {
  return (
    <section>
      <h2 className="text-2xl font-medium">The first items as they will be</h2>
      <ul className="mt-3 grid gap-4 tablet:grid-cols-3">
        {samples.map(({ line, title, facts }) => (
          <li key={line} className="min-w-0 border border-hairline p-4">
            <p className="font-medium break-words">{title}</p>
            <dl className="mt-2 text-sm">
              {facts.map(({ label, value }) => (
                <div key={label} className="mt-1 break-words">
                  <dt className="inline text-muted">{label}: </dt>
                  <dd className="inline">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MoreActions({ stored }: { stored: VaultImportDetail }) {
  const { id, revision, importedDate } = stored
  const navigate = useNavigate()
  const fieldId = useId()
  const { change, pending, failure } = useImportChange(id)
  const [name, setName] = useState('')
  const [saved, setSaved] = useState('')
  const [isAsked, setAsked] = useState(false)
  const remove = async () => {
    setAsked(false)
    const isDeleted = await change(() => browserCall(deleteImport, { params: { id } }, { revision }))
    if (isDeleted) void navigate(vaultPaths.import)
  }
  return (
    <section className="border-t border-hairline pt-6">
      <form
        className="flex max-w-xl flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void change(() => browserCall(saveMapping, { body: { name, importId: id } })).then((isSaved) => {
            if (isSaved) setSaved(`‘${name}’ is saved, and proposed for files with the same headings.`)
          })
        }}
      >
        <div className="min-w-0 flex-1">
          <label htmlFor={fieldId} className="mb-1.5 block font-medium">
            Save these columns under a name
          </label>
          <input
            id={fieldId}
            className="field"
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <button type="submit" className="button-plain" disabled={pending || name.trim() === ''}>
          Save mapping
        </button>
      </form>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {saved}
      </p>
      <FormFailure text={failure} />
      <button type="button" className="button-plain mt-3" disabled={pending} onClick={() => setAsked(true)}>
        Delete this import
      </button>
      <ConfirmDialog
        open={isAsked}
        title="Delete this import"
        text={
          importedDate === null
            ? 'Are you sure? The rows of this file will be deleted.'
            : 'Are you sure? The rows of this file will be deleted. Items that were imported stay, and you can still undo the import.'
        }
        confirm="Yes"
        onCancel={() => setAsked(false)}
        onConfirm={() => void remove()}
      />
    </section>
  )
}
