import { Typography } from '@mui/material'
import type { ManagedDiscountCode } from '@vitrine/contracts/billing/discount-code-schemas'
import { useRecordContext } from 'react-admin'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { DiscountCodeFields, validateDiscountCode } from './DiscountCodeFields.tsx'

export default function DiscountCodeEdit() {
  const remove = (
    <DeleteRecord
      question="Delete this discount code?"
      consequence="Nobody can use it any more. A code that was used cannot be deleted: end it with a date."
    />
  )
  return (
    <RecordEditPage
      title="Discount code"
      what="discount code"
      validate={validateDiscountCode}
      remove={remove}
    >
      <Used />
      <DiscountCodeFields />
    </RecordEditPage>
  )
}

function Used() {
  const code = useRecordContext<ManagedDiscountCode>()
  if (!code || code.counted + code.reserved === 0) return null
  return (
    <Typography sx={{ mb: 2 }}>
      Used in {code.counted + code.reserved === 1 ? '1 payment' : `${code.counted + code.reserved} payments`}.
      What it takes off cannot change any more.
    </Typography>
  )
}
