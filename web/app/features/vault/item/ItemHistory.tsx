import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import {
  changedWords,
  historyFields,
  historyLimits,
  itemEvents,
} from '@vitrine/contracts/vault-history/changes'
import type { ItemChange } from '@vitrine/contracts/vault-history/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { itemHistory, restoreField, type RevisedItem } from '../queries/history.ts'
import { itemsKey } from '../queries/items.ts'
import { FoldedText } from '../shared/FoldedText.tsx'
import { useOneNotice } from '../shared/notices.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { failureWords } from '../shared/vault-words.ts'
import { factFormats } from './item-facts.ts'

/** The field that is to be set to what it was. */
interface Asked {
  change: ItemChange
  /** The item was changed elsewhere since it was shown. */
  isInConflict: boolean
}

/** What was changed of an item, newest first, and the way back. */
export default function ItemHistory({ item }: { item: RevisedItem }) {
  const queryClient = useQueryClient()
  const [pages, setPages] = useState(1)
  const [asked, setAsked] = useState<Asked | null>(null)
  // Said in passing: the change may be far down its list.
  const showOutcome = useOneNotice()
  const { mutate, isPending } = useMutation({
    mutationFn: (change: ItemChange) => restoreField(browserCall, item, change.id),
    onMutate: () => showOutcome(null),
    onSuccess: async (_, { label }) => {
      showOutcome({ kind: 'done', text: `${label} restored.` })
      await queryClient.invalidateQueries({ queryKey: itemsKey })
    },
    onError: async (error, change) => {
      const isInConflict = error instanceof CallFailed && error.code === 'REVISION_CONFLICT'
      if (!isInConflict) showOutcome({ kind: 'failed', text: refusalWords(change, error) })
      await queryClient.invalidateQueries({ queryKey: itemsKey })
      if (isInConflict) setAsked({ change, isInConflict })
    },
  })
  return (
    <>
      {Array.from({ length: pages }, (_, page) => (
        <Changes
          key={page}
          item={item}
          page={page}
          isLast={page === pages - 1}
          isBusy={isPending}
          onRestore={(change) => setAsked({ change, isInConflict: false })}
          onMore={() => setPages(pages + 1)}
        />
      ))}
      <RestoreDialog
        asked={asked}
        onCancel={() => setAsked(null)}
        onConfirm={(change) => {
          setAsked(null)
          mutate(change)
        }}
      />
    </>
  )
}

interface RestoreDialogProps {
  asked: Asked | null
  onCancel: () => void
  onConfirm: (change: ItemChange) => void
}

function RestoreDialog({ asked, onCancel, onConfirm }: RestoreDialogProps) {
  if (!asked) return null
  const { change, isInConflict } = asked
  return (
    <ConfirmDialog
      open
      title={isInConflict ? 'Changed meanwhile' : `Restore ${change.label.toLowerCase()}`}
      text={
        isInConflict
          ? 'Your item was changed elsewhere while this page was open. The page now shows it as it is stored. Restore the field anyway?'
          : 'The field will be set to what it was before this change:'
      }
      named={shortened(wordsOf(change, 'before') || EMPTY)}
      confirm={isInConflict ? 'Restore anyway' : 'Restore'}
      onCancel={onCancel}
      onConfirm={() => onConfirm(change)}
    />
  )
}

interface ChangesProps {
  item: RevisedItem
  page: number
  /** More can be shown below it. */
  isLast: boolean
  isBusy: boolean
  onRestore: (change: ItemChange) => void
  onMore: () => void
}

/** A page of the history. */
function Changes({ item, page, isLast, isBusy, onRestore, onMore }: ChangesProps) {
  const { data, error, refetch } = useQuery(itemHistory(browserCall, item, page))
  const mayChange = useMayChange()
  if (error && !data) return <RetryFailure text={failureOf(error).text} onRetry={refetch} />
  if (!data) return <div className="skeleton mt-3 h-72" role="status" aria-label="Loading the history" />
  if (data.meta.total === 0)
    return <p className="mt-3 max-w-prose text-muted">No changes yet. They are listed here from now on.</p>
  return (
    <>
      <ol
        // What 'Show more' brought is read from its beginning: the button may be gone.
        ref={page > 0 ? focusWithoutScrolling : undefined}
        tabIndex={-1}
        aria-label={page === 0 ? 'Changes' : `Changes, continued ${page}`}
        className="outline-none"
      >
        {savesOf(data.items).map((changes) => (
          <Save
            key={changes[0]?.id}
            changes={changes}
            onRestore={mayChange ? onRestore : undefined}
            isBusy={isBusy}
          />
        ))}
      </ol>
      {isLast && data.meta.total > (page + 1) * historyLimits.pageSize && (
        <button type="button" className="button-plain mt-5" onClick={onMore}>
          Show more
        </button>
      )}
    </>
  )
}

const focusWithoutScrolling = (list: HTMLElement | null) => list?.focus({ preventScroll: true })

const makers = { you: 'You', staff: 'Vitrine staff', import: 'Import', system: 'Vitrine' } as const

interface SaveProps {
  changes: readonly ItemChange[]
  /** Absent for whoever may only look. */
  onRestore: ((change: ItemChange) => void) | undefined
  isBusy: boolean
}

/** What was changed at once. */
function Save({ changes, onRestore, isBusy }: SaveProps) {
  const [first] = changes
  if (!first) return null
  return (
    <li className="border-b border-hairline py-4 last:border-b-0">
      <p className="text-sm text-muted">
        <time dateTime={first.changedAt}>{formatMoment(first.changedAt)}</time> · {makers[first.by]}
      </p>
      <ul>
        {changes.map((change) => (
          <li
            key={change.id}
            className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 tablet:grid-cols-[11rem_minmax(0,1fr)_auto]"
          >
            <p className="py-2 font-medium">{change.label}</p>
            <div className="col-span-2 row-start-2 min-w-0 tablet:col-span-1 tablet:col-start-2 tablet:row-start-1">
              <Values change={change} />
            </div>
            {change.isRestorable && onRestore ? (
              <button
                type="button"
                className="text-link col-start-2 row-start-1 min-h-11 text-sm tablet:col-start-3"
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && onRestore(change)}
              >
                Restore
                <span className="sr-only">
                  {' '}
                  {change.label} of {formatMoment(change.changedAt)}
                </span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  )
}

const EMPTY = 'Empty'
/** Longer texts stand below each other. */
const LONG = 60
/** Of a text that is folded: four lines. */
const FOLDED_HEIGHT = 104

function Values({ change }: { change: ItemChange }) {
  if (change.field in itemEvents) return null
  const [before, after] = [wordsOf(change, 'before'), wordsOf(change, 'after')]
  if (![before, after].some((words) => words.length > LONG || words.includes('\n')))
    return (
      <p className="py-2 break-words">
        <span className="sr-only">from </span>
        <Value words={before} />
        <span aria-hidden="true" className="mx-2 text-muted">
          →
        </span>
        <span className="sr-only"> to </span>
        <Value words={after === before ? `${after}, rearranged or described anew` : after} />
      </p>
    )
  return (
    <dl className="grid gap-x-3 py-2 tablet:grid-cols-[auto_minmax(0,1fr)]">
      {[
        { name: 'From', words: before },
        { name: 'To', words: after },
      ].map(({ name, words }) => (
        <div key={name} className="contents">
          <dt className="text-sm leading-[1.625rem] text-muted">{name}</dt>
          <dd className="min-w-0">
            {words === '' ? <Value words="" /> : <FoldedText text={words} height={FOLDED_HEIGHT} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ words }: { words: string }) {
  return words === '' ? <span className="text-muted">{EMPTY}</span> : words
}

function wordsOf(change: ItemChange, time: 'before' | 'after'): string {
  return changedWords(change.field, change[time], factFormats)
}

/** Characters of a text that a question quotes. */
const QUOTED = 200

function shortened(words: string): string {
  return words.length > QUOTED ? `${words.slice(0, QUOTED).trimEnd()}…` : words
}

/** Why the field stays as it is. The server's sentences say which entry is missing. */
function refusalWords({ label }: ItemChange, error: unknown): string {
  const [refused] = error instanceof CallFailed ? error.fieldErrors : []
  return `${label} could not be restored. ${refused?.errorMessage ?? failureWords(error)}`
}

/** Changes that were made at once. */
function savesOf(changes: readonly ItemChange[]): ItemChange[][] {
  const saves: ItemChange[][] = []
  for (const change of changes) {
    const last = saves.at(-1)
    const [newest] = last ?? []
    if (last && newest?.changedAt === change.changedAt && newest.by === change.by) last.push(change)
    else saves.push([change])
  }
  return saves.map((save) => save.toSorted((a, b) => placeOf(a) - placeOf(b)))
}

const fieldNames = [...historyFields.keys()]

/** Fields are in the order of the form. */
function placeOf({ field }: ItemChange): number {
  return fieldNames.indexOf(field)
}
