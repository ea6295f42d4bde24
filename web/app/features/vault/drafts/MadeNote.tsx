import type { MadeItems } from '@vitrine/contracts/vault-drafts/schemas'
import { Link } from 'react-router'
import { counted } from '../../../shared/format/numbers.ts'
import { itemPath, vaultPaths } from '../shared/vault-paths.ts'

/** What became of drafts: the new items, and why others stay. */
export function MadeNote({ made: { made, refused } }: { made: MadeItems }) {
  return (
    <div role="status" className="my-4 max-w-prose border-l-2 border-brass py-1 pl-4">
      <p>
        {made.length === 0 ? 'No item was made.' : `${counted(made.length, 'item')} added to your vault.`}{' '}
        {made.length === 1 && made[0] && (
          <Link to={itemPath(made[0].itemId)} className="text-link">
            {made[0].title}
          </Link>
        )}
        {made.length > 1 && (
          <Link to={vaultPaths.list} className="text-link">
            See your items
          </Link>
        )}
      </p>
      {refused.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {refused.map(({ draftId, title, reasons }) => (
            <li key={draftId} className="break-words">
              {title || 'A draft without a title'}: {reasons.join(' ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
