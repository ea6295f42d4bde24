import { publicCollectionUrl } from '@vitrine/contracts/collections/collections'
import { reportMessages } from '@vitrine/contracts/collections/report-messages'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

export function ReportSent({ collectionId }: { collectionId: number }) {
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
