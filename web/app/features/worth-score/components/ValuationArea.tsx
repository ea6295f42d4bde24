import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { Link } from 'react-router'
import { ActivateButton } from '../../memberships/activation/ActivateButton.tsx'
import { useCurrentUser } from '../../identity/queries/use-current-user.ts'
import { worthFaceOf } from '../worth-face.ts'
import { worthScorePath } from '../worth-score-path.ts'
import { LiteValuation } from './LiteValuation.tsx'
import { LookupsLeft } from './LookupsLeft.tsx'
import { NotOpen } from './NotOpen.tsx'

/** What an item of the vault is worth, or what its owner has to do to learn it. */
export function ValuationArea({ item }: { item: VaultItem }) {
  const reader = useCurrentUser()
  const face = worthFaceOf(reader ?? null)
  return (
    <section aria-labelledby="valuation" className="border border-hairline bg-sunken px-6 py-5">
      <h2 id="valuation" className="mb-3 text-xl font-medium">
        WorthScore
      </h2>
      {reader === undefined && (
        <div className="skeleton h-16" role="status" aria-label="Loading the WorthScore" />
      )}
      {reader && face !== 'open' && face !== 'guest' && <NotOpen face={face} />}
      {reader &&
        face === 'open' &&
        (reader.inTrial ? (
          <Trial itemId={item.id} reader={reader} />
        ) : (
          <LiteValuation item={item} reader={reader} />
        ))}
    </section>
  )
}

function Trial({ itemId, reader }: { itemId: number; reader: Parameters<typeof LookupsLeft>[0]['reader'] }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <ActivateButton src="vaultItem" />
      <Link to={worthScorePath(itemId)} className="text-link">
        Open WorthScore
      </Link>
      <LookupsLeft reader={reader} />
    </div>
  )
}
