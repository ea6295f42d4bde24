import { useQuery } from '@tanstack/react-query'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { UnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { userDetails } from '../../identity/queries.ts'
import { ItemMissing } from '../../vault/shared/NotInVault.tsx'
import { vaultItem } from '../../vault/queries/items.ts'
import { VaultGuest, VaultGuestPending } from '../../vault/shared/VaultGuest.tsx'
import { worthFaceOf } from '../worth-face.ts'
import { ItemScore } from './ItemScore.tsx'
import { NotOpen } from './NotOpen.tsx'

const LEAVING =
  'Are you sure you want to leave? Click the Save Snapshot button to keep the same set of filters for future WorthScore checks.'

/**
 * The WorthScore of one item; `itemId` is null where the URL holds none. The server does not know who reads:
 * until the browser does, there is a spinner.
 */
export default function WorthScorePage({ itemId }: { itemId: number | null }) {
  const { data: reader, error } = useQuery({ ...userDetails(browserCall), meta: { essential: true } })
  if (reader === undefined && error) return <Failure error={error} />
  if (reader === undefined || reader?.passwordExpired) return <VaultGuestPending title="WorthScore" />
  const face = worthFaceOf(reader)
  if (reader === null || face === 'guest') return <VaultGuest title="WorthScore" />
  if (face !== 'open') {
    return (
      <section className="page py-12">
        <h1 className="mb-6 text-4xl font-medium">WorthScore</h1>
        <NotOpen face={face} />
      </section>
    )
  }
  if (itemId === null) return <ItemNotFound />
  return (
    <UnsavedWork title="Your filters are not saved" text={LEAVING}>
      <OfItem itemId={itemId} reader={reader} />
    </UnsavedWork>
  )
}

function OfItem({ itemId, reader }: { itemId: number; reader: UserDetails }) {
  const { data: item, error } = useQuery({ ...vaultItem(browserCall, itemId), meta: { essential: true } })
  if (item === null) return <ItemNotFound />
  if (item) return <ItemScore item={item} reader={reader} />
  return error ? <Failure error={error} /> : <VaultGuestPending title="WorthScore" />
}

function Failure({ error }: { error: Error }) {
  return (
    <div className="page py-16">
      <ListFailure text={failureOf(error).text} />
    </div>
  )
}

function ItemNotFound() {
  return (
    <div className="page py-12">
      <ItemMissing />
    </div>
  )
}
