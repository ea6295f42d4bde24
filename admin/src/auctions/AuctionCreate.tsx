import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { AuctionFields } from './AuctionFields.tsx'
import { validateAuction } from './validate-auction.ts'

export default function AuctionCreate() {
  return (
    <RecordCreatePage title="New auction" validate={validateAuction}>
      <AuctionFields />
    </RecordCreatePage>
  )
}
