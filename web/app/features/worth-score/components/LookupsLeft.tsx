import type { UserDetails } from '@vitrine/contracts/identity/schemas'

/** How many lookups a counted member has left; nothing for others. */
export function LookupsLeft({
  reader: { remainingLookups, totalLookups },
}: {
  reader: Pick<UserDetails, 'remainingLookups' | 'totalLookups'>
}) {
  if (totalLookups === null || totalLookups === 0) return null
  return (
    <p>
      {remainingLookups} out of {totalLookups} lookups remaining
    </p>
  )
}
