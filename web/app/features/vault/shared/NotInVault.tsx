import { collectionMessages } from '@vitrine/contracts/collections/messages'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { Link } from 'react-router'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'
import { vaultPaths } from './vault-paths.ts'

/** No item with this id is in the vault, or it is somebody else's. */
export function ItemMissing() {
  return <NotInVault text={vaultItemMessages.notInVault} to={vaultPaths.list} way="Go to My Vault" />
}

/** No collection with this id is in the vault, or it is somebody else's. */
export function CollectionMissing() {
  return (
    <NotInVault
      text={collectionMessages.notInVault}
      to={vaultPaths.collections}
      way="Go to your collections"
    />
  )
}

function NotInVault({ text, to, way }: { text: string; to: string; way: string }) {
  return (
    <section className="grid items-center gap-8 border border-hairline bg-raised px-6 py-10 tablet:grid-cols-2">
      <div>
        <h1 className="text-2xl font-medium">{text}</h1>
        <p className="mt-6">
          <Link to={to} className="button">
            {way}
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
