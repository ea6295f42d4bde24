import { recordInputSchema, type RecordInput } from '@vitrine/contracts/vault-records/schemas'
import type { Photo } from '../photos/photo.ts'
import { formPart } from '../shared/form-part.tsx'
import { priceOf } from '../wizard/price-text.ts'
import type { DraftForm } from '../wizard/use-draft.ts'
import { withFittingOwnership } from './ownership-draft.ts'
import { emptyRecordDraft, recordBody, type RecordDraft } from './record-draft.ts'
import type { ShownRecord } from './record-facts.ts'
import type { RecordForm } from './use-record-form.ts'

const RecordGroups = formPart('record-groups', async () => (await import('./RecordGroups.tsx')).RecordGroups)

interface RecordReviewProps {
  form: DraftForm
  record: RecordForm
  photos: readonly Photo[]
}

/** What is filled of the record, before it is saved. */
export function RecordReview({ form, record: { draft, stored, worthScore }, photos }: RecordReviewProps) {
  if (!draft || isEmpty(draft)) return null
  const { soldPrice, purchasePrice } = form.draft
  // Photos count by their places: they may not be stored yet.
  const placeOf = (id: string) => {
    const place = photos.findIndex((photo) => photo.id === id)
    return place < 0 ? undefined : place
  }
  const body = recordBody(withFittingOwnership(draft, stored, soldPrice), placeOf)
  const { data } = recordInputSchema.safeParse(body)
  if (!data) return null
  return (
    <div className="mt-8">
      <RecordGroups
        record={shownRecord(data, priceOf(soldPrice))}
        worthScore={worthScore}
        purchasePrice={priceOf(purchasePrice) || null}
        photoOf={(place) => photos[place] && { url: photos[place].preview.url, place }}
      />
    </div>
  )
}

/** What was typed as the item's page will show it. */
function shownRecord(typed: RecordInput, soldPrice: number): ShownRecord
function shownRecord(typed: RecordInput, soldPrice: number): object {
  return {
    ...typed,
    quantity: typed.quantity ?? 1,
    valuesAre: typed.valuesAre ?? 'all',
    ownership: typed.ownership ?? 'owned',
    ...(soldPrice > 0 && { ownership: 'sold', ownershipPrice: soldPrice, ownershipCurrency: 'USD' }),
  }
}

function isEmpty(draft: RecordDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(emptyRecordDraft)
}
