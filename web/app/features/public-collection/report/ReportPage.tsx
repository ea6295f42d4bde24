import { publicCollectionUrl } from '@vitrine/contracts/collections/collections'
import { reportMessages } from '@vitrine/contracts/collections/report-messages'
import type { PublicCollection } from '@vitrine/contracts/collections/schemas'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { FormResponse } from '../../../shared/forms/form-response.ts'
import { ReportForm } from './ReportForm.tsx'

interface ReportPageProps {
  collection: PublicCollection
  /**
   * By its URL, to which a form leads that the browser itself posted. It counts for nothing where no form was
   * posted.
   */
  sent: boolean
  response: FormResponse | undefined
}

/** What is wrong with a public collection, told to staff. */
export function ReportPage({ collection: { id, title }, sent, response }: ReportPageProps) {
  return (
    <section className="page grid gap-10 py-10 tablet:grid-cols-[3fr_2fr] tablet:gap-16 tablet:py-14">
      <div className="min-w-0">
        {sent && (
          <div className="hidden posted:block">
            <ReportSent collectionId={id} />
          </div>
        )}
        {response?.done ? (
          <ReportSent collectionId={id} />
        ) : (
          <div className={sent ? 'posted:hidden' : ''}>
            <h1 className="text-4xl font-medium tablet:text-5xl">Report Collection</h1>
            <ReportForm collectionId={id} response={response} />
          </div>
        )}
      </div>
      <aside className="order-first self-start tablet:order-last">
        <p className="eyebrow">Collection</p>
        <p className="mt-2 font-serif text-2xl [overflow-wrap:anywhere]">
          <Link to={publicCollectionUrl(id)} className="quiet-link">
            {title}
          </Link>
        </p>
      </aside>
    </section>
  )
}

function ReportSent({ collectionId }: { collectionId: number }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div role="status">
      <h1 ref={title} tabIndex={-1} className="text-3xl font-medium tablet:text-4xl">
        {reportMessages.reported}
      </h1>
      <p className="mt-8">
        <Link to={publicCollectionUrl(collectionId)} className="button-plain">
          Back to the collection
        </Link>
      </p>
    </div>
  )
}
