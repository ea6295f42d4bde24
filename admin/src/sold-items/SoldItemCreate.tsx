import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { SoldItemFields, validateSoldItem } from './SoldItemFields.tsx'

export default function SoldItemCreate() {
  return (
    <RecordCreatePage title="New sold item" intro="Many at once come in with npm run import -- sold-items FILE." validate={validateSoldItem}>
      <SoldItemFields />
    </RecordCreatePage>
  )
}
