import { useSiteFacts } from '../../shared/site-facts.ts'

/** Where to write when a page does not help. */
export function SupportContact() {
  const address = useSiteFacts()?.supportEmail ?? 'support@vitrine.example'
  return (
    <p className="mt-4 text-muted">
      Need a hand? Write to{' '}
      <a className="text-link" href={`mailto:${address}`}>
        {address}
      </a>
    </p>
  )
}
