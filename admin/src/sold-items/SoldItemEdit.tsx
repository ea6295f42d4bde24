import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { SoldItemFields, validateSoldItem } from './SoldItemFields.tsx'

export default function SoldItemEdit() {
  const remove = (
    <DeleteRecord
      question="Delete this sold item?"
      consequence="Its page is removed immediately, and links to it stop working."
    />
  )
  return (
    <RecordEditPage title="Sold item" what="sold item" validate={validateSoldItem} remove={remove}>
      <SoldItemFields />
    </RecordEditPage>
  )
}
