import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { MarkFields } from './MarkFields.tsx'
import { validateMark } from './validate-mark.ts'

export default function MarkCreate() {
  return (
    <RecordCreatePage
      title="New mark"
      intro="To add many at once, run: npm run import -- marks FILE."
      validate={validateMark}
    >
      <MarkFields />
    </RecordCreatePage>
  )
}
