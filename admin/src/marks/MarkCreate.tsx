import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { MarkFields } from './MarkFields.tsx'
import { validateMark } from './validate-mark.ts'

export default function MarkCreate() {
  return (
    <RecordCreatePage title="New mark" intro="Many at once come in with npm run import -- marks FILE." validate={validateMark}>
      <MarkFields />
    </RecordCreatePage>
  )
}
