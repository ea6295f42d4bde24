import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { DiscountCodeFields, validateDiscountCode } from './DiscountCodeFields.tsx'

export default function DiscountCodeCreate() {
  return (
    <RecordCreatePage title="New discount code" validate={validateDiscountCode}>
      <DiscountCodeFields />
    </RecordCreatePage>
  )
}
