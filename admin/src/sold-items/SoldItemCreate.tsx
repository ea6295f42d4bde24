import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { SoldItemFields, validateSoldItem } from './SoldItemFields.tsx'

export default function SoldItemCreate() {
  return (
    <RecordCreatePage
      title="New sold item"
      intro="To add many at once, run: npm run import -- sold-items FILE."
      validate={validateSoldItem}
    >
      <SoldItemFields />
    </RecordCreatePage>
  )
}
