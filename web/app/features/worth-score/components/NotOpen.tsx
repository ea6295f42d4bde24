import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { Link } from 'react-router'
import type { WorthFace } from '../worth-face.ts'
import { SUBSCRIPTION_PATH } from '../worth-score-path.ts'

const NOT_INCLUDED =
  'WorthScore is not part of your membership. Please upgrade to see what your item is worth.'

/** In place of a WorthScore, for whoever is not let in. */
export function NotOpen({ face }: { face: Exclude<WorthFace, 'open' | 'guest'> }) {
  if (face === 'suspended') {
    return (
      <p role="alert" className="border-l-2 border-oxblood py-1 pl-4">
        {vaultItemMessages.suspended}{' '}
        <Link to="/about-contact" className="text-link">
          Contact us
        </Link>
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{NOT_INCLUDED}</p>
      <Link to={SUBSCRIPTION_PATH} className="button">
        {face === 'upgrade' ? 'Upgrade' : 'Re-enable'}
      </Link>
    </div>
  )
}
