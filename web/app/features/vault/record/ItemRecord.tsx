import { choiceLabel } from '@vitrine/contracts/choices'
import { photoRoles } from '@vitrine/contracts/vault-records/row-choices'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { Link } from 'react-router'
import { Badge } from '../../../shared/ui/figures/Badge.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { editItemPath } from '../shared/vault-paths.ts'
import { MORE_DETAILS_HASH } from './more-details-hash.ts'
import { isFilled, ownershipSentence } from './record-facts.ts'
import { RecordGroups } from './RecordGroups.tsx'

interface ItemRecordProps {
  item: VaultItem
  record: VaultRecord
}

/** What is filled of an item's record; where nothing is, the way to it for whoever may change the item. */
export function ItemRecord({ item, record: stored }: ItemRecordProps) {
  const record = item.soldPrice === null ? stored : beside(stored)
  const mayChange = useMayChange()
  const edit = `${editItemPath(item.id)}${MORE_DETAILS_HASH}`
  if (!isFilled(record))
    return mayChange ? (
      <p className="mt-8 text-sm" data-print="no">
        <Link to={edit} className="text-link inline-flex min-h-11 items-center">
          Add details
        </Link>
      </p>
    ) : null
  return (
    <section
      aria-labelledby="more-details"
      className="mt-14 border-t border-hairline pt-8 [overflow-wrap:anywhere]"
    >
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="more-details" className="text-2xl font-medium">
          More details
        </h2>
        {mayChange && (
          <Link to={edit} className="text-link inline-flex min-h-11 items-center text-sm" data-print="no">
            Change<span className="sr-only"> more details</span>
          </Link>
        )}
      </div>
      <RecordGroups
        isWide
        record={record}
        worthScore={record.worthScore}
        purchasePrice={item.purchasePrice}
        photoOf={(id) => {
          const place = item.images.findIndex((image) => image.id === id)
          const image = item.images[place]
          return image && { url: image.url, place }
        }}
      />
    </section>
  )
}

/** Of a sold item, without what its badge and its sold price say already. */
function beside(record: VaultRecord): VaultRecord {
  const { ownershipDay, ownershipUntil, ownershipPerson, ownershipNote } = record
  const saysMore =
    ownershipDay !== null || ownershipUntil !== null || ownershipPerson !== '' || ownershipNote !== ''
  return { ...record, ownership: saysMore ? record.ownership : 'owned', ownershipPrice: null }
}

/** Who has the piece, where its owner does not simply have it. */
export function OwnershipLine({ item, record }: ItemRecordProps) {
  const sentence = ownershipSentence(record)
  if (sentence === null) return null
  const isLoss = ['lost', 'stolen', 'destroyed'].includes(record.ownership)
  return (
    <>
      {/* With a sold price there is the badge already. */}
      {record.ownership === 'sold' && item.soldPrice === null && (
        <p className="mb-3">
          <Badge look="accent">Sold</Badge>
        </p>
      )}
      {sentence !== 'Sold' && (
        <p className={`mb-3 border-l-2 pl-3 font-medium ${isLoss ? 'border-oxblood' : 'border-brass'}`}>
          {sentence}
        </p>
      )}
    </>
  )
}

/** What a photo shows. */
export function PhotoCaption({ record, imageId }: { record: VaultRecord; imageId: number }) {
  return <>{choiceLabel(photoRoles, record.photoRoles.find((photo) => photo.imageId === imageId)?.role)}</>
}
