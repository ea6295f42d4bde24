import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

/** Where to write when a page does not help. */
export function SupportContact() {
  const settings = useRouteLoaderData<typeof loader>('root')
  const address = settings?.supportEmail ?? 'support@vitrine.example'
  return (
    <p className="mt-4 text-muted">
      Need a hand? Write to{' '}
      <a className="text-link" href={`mailto:${address}`}>
        {address}
      </a>
    </p>
  )
}
