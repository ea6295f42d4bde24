import { useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { PageWithDrawing } from '../../shared/ui/states/PageWithDrawing.tsx'
import { placeOf } from './place-in-history.ts'
import { SupportContact } from './SupportContact.tsx'

const neverChanges = () => () => undefined

/** The documented not-found page. Going back is offered only to readers who came from one of our own pages. */
export function NotFoundPage() {
  const navigate = useNavigate()
  const ownHosts = useSiteFacts()?.ownHosts ?? []
  const mayGoBack = useSyncExternalStore(
    neverChanges,
    () => placeOf() > 0 || cameFromUs({ referrer: document.referrer, host: location.host, ownHosts }),
    () => false,
  )

  return (
    <PageWithDrawing>
      <p className="eyebrow">404</p>
      <h1 className="mt-3 text-4xl font-medium tablet:text-5xl">Page not found</h1>
      <p className="mt-5 text-lg">We can find all of your antiques, but not the page you requested.</p>
      <SupportContact />
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/dictionary" className="button">
          Browse the dictionary
        </Link>
        {mayGoBack && (
          <button type="button" className="button-plain" onClick={() => void navigate(-1)}>
            Go back
          </button>
        )}
      </div>
    </PageWithDrawing>
  )
}

interface Arrival {
  /** The URL of the page before, as the browser tells it; empty where it tells none. */
  referrer: string
  /** The host that shows this page. */
  host: string
  /** Other hosts of ours. */
  ownHosts: readonly string[]
}

/** Whether the page before was one of our own. */
export function cameFromUs({ referrer, host, ownHosts }: Arrival): boolean {
  if (!URL.canParse(referrer)) return false
  const from = new URL(referrer).host
  return from === host || ownHosts.includes(from)
}
