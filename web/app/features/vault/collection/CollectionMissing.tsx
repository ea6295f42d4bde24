import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import { Link } from 'react-router'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'
import { vaultPaths } from '../shared/vault-paths.ts'

/** No collection with this id is in the vault, or it is somebody else's. */
export function CollectionMissing() {
  return (
    <section className="grid items-center gap-8 border border-hairline bg-raised px-6 py-10 tablet:grid-cols-2">
      <div>
        <h1 className="text-2xl font-medium">{messages.notInVault}</h1>
        <p className="mt-6">
          <Link to={vaultPaths.collections} className="button">
            Go to your collections
          </Link>
        </p>
      </div>
      <SiteImage
        src="/images/no-results.svg"
        alt=""
        width="800"
        height="600"
        className="mx-auto h-auto w-full max-w-sm"
      />
    </section>
  )
}
