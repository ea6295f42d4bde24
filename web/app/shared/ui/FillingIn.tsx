import { useSiteFacts } from '../site-facts.ts'

/** On a first start the sample content may still be on its way. */
export function FillingIn({ className }: { className: string }) {
  return useSiteFacts()?.isFillingIn && <p className={`text-muted ${className}`}>Sample content is being filled in. Reload this page in a moment.</p>
}
