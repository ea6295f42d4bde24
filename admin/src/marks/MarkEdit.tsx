import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { MarkFields } from './MarkFields.tsx'
import { validateMark } from './validate-mark.ts'

export default function MarkEdit() {
  const remove = (
    <DeleteRecord
      question="Delete this mark?"
      consequence="Its page is removed immediately, and links to it stop working."
    />
  )
  return (
    <RecordEditPage title="Mark" what="mark" validate={validateMark} remove={remove}>
      <MarkFields />
    </RecordEditPage>
  )
}
