import { useQuery } from '@tanstack/react-query'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { vaultValue } from '../queries/values.ts'
import { TotalFigures } from './TotalFigures.tsx'

/**
 * The sum of middle estimates, and of how many items it is. It keeps its place while it comes; of several
 * currencies each has its own sum.
 */
export default function VaultTotal() {
  const { data } = useQuery(vaultValue(browserCall))
  return (
    <div role="group" aria-label="Value of your Vault" className="mt-6 h-16">
      {data && data.itemsCount > 0 && <TotalFigures value={data} more="Value over time" />}
    </div>
  )
}
