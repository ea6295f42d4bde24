import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { AuctionFields } from './AuctionFields.tsx'
import { validateAuction } from './validate-auction.ts'

export default function AuctionEdit() {
  const remove = (
    <DeleteRecord
      question="Delete this auction?"
      consequence="Its page is removed immediately, and links to it stop working. To keep the page, set the status to Canceled instead."
    />
  )
  return (
    <RecordEditPage title="Auction" what="auction" validate={validateAuction} remove={remove}>
      <AuctionFields />
    </RecordEditPage>
  )
}
