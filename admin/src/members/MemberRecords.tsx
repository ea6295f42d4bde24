import { useQuery } from '@tanstack/react-query'
import type { MemberRecords as Records } from '@vitrine/contracts/members/support-schemas'
import { amount } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { MemberSection } from './MemberSection.tsx'

const labels: Record<keyof Records, string> = {
  vaultItems: 'Vault items',
  deletedVaultItems: 'Deleted vault items',
  photos: 'Photos',
  collections: 'Collections',
  publicCollections: 'Public collections',
  tags: 'Tags',
  favorites: 'Favorites',
  savedSearches: 'Saved searches',
  teamUsers: 'Team users',
}

const isKind = (name: string): name is keyof Records => name in labels
const kinds = Object.keys(labels).filter(isKind)

/** How much the account holds, of each kind; nothing of what is in it. */
export function MemberRecords({ id }: { id: number }) {
  const data = useConsoleData()
  const records = useQuery({
    queryKey: ['members', id, 'records'],
    queryFn: () => data.readMemberRecords(id),
  })
  return (
    <MemberSection title="Records" query={records}>
      {(held) => (
        <Figures>
          {kinds.map((kind) => (
            <Figure key={kind} label={labels[kind]} value={amount(held[kind])} />
          ))}
        </Figures>
      )}
    </MemberSection>
  )
}
