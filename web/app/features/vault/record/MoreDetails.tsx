import { useEffect, useId, useRef, useState } from 'react'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import type { Photo } from '../photos/photo.ts'
import { formPart } from '../shared/form-part.tsx'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import type { DraftForm } from '../wizard/use-draft.ts'
import { openDetails } from './open-details.ts'
import type { RecordForm } from './use-record-form.ts'

/** Comes when it is opened. */
const RecordFields = formPart('record', async () => (await import('./RecordFields.tsx')).RecordFields)

export interface MoreDetailsProps {
  userId: number
  form: DraftForm
  record: RecordForm
  photos: readonly Photo[]
  /** It is what the wizard was opened for. */
  isWanted: boolean
}

/** The record of the item, folded until it is wanted; a problem in it unfolds it. */
export function MoreDetails({ userId, form, record, photos, isWanted }: MoreDetailsProps) {
  const id = useId()
  const { categoryId } = form.draft
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isWanted) return
    opener.current?.scrollIntoView()
    opener.current?.focus({ preventScroll: true })
  }, [isWanted])
  useEffect(() => {
    if (isWanted) openDetails.write(userId, categoryId, true)
  }, [isWanted, userId, categoryId])
  const [chosen, setChosen] = useState<{ categoryId: number; isOpen: boolean } | null>(null)
  const isRemembered = (chosen?.isOpen ?? isWanted) || openDetails.read(userId, categoryId)
  const isOpen = (chosen?.categoryId === categoryId ? chosen.isOpen : isRemembered) || record.hasShownProblem
  return (
    <section className="border-t border-hairline pt-6">
      <h2>
        <button
          ref={opener}
          type="button"
          className="flex min-h-11 w-full scroll-mt-24 items-center gap-3 text-left font-serif text-xl font-medium hover:text-brass"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setChosen({ categoryId, isOpen: !isOpen })
            openDetails.write(userId, categoryId, !isOpen)
          }}
        >
          <span className={isOpen ? '-rotate-90' : 'rotate-90'}>
            <Chevron />
          </span>
          More details
        </button>
      </h2>
      {!isOpen && (
        <p className="mt-1 text-sm text-muted">
          Maker, date, measurements, marks, parts, costs, valuations, ownership and provenance. All of it can
          wait.
        </p>
      )}
      <div id={id}>
        {isOpen && record.draft && (
          <div className="mt-6">
            <RecordFields form={form} record={record} draft={record.draft} photos={photos} />
          </div>
        )}
        {isOpen && !record.draft && record.failure !== null && (
          <RetryFailure text={record.failure} onRetry={record.retry} />
        )}
        {isOpen && !record.draft && record.failure === null && (
          <div className="skeleton mt-6 h-72" role="status" aria-label="Loading more details" />
        )}
      </div>
    </section>
  )
}
