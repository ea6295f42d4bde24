import { Navigate, Route, Routes, useSearchParams } from 'react-router'
import { NoSuchPage } from '../layout/Page.tsx'
import { SEARCH_PATH } from './paths.ts'
import { VaultItemEdit } from './VaultItemEdit.tsx'
import { VaultItemList } from './VaultItemList.tsx'

/** The documented paths of the vault in the console. */
export default function ManageVault() {
  return (
    <Routes>
      <Route index element={<Navigate to={SEARCH_PATH} replace />} />
      <Route path="search" element={<VaultItemList />} />
      <Route path="edit" element={<EditById />} />
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  )
}

function EditById() {
  const [parameters] = useSearchParams()
  const id = Number(parameters.get('id'))
  // Another item is another form: nothing of the one before is left in it.
  return Number.isSafeInteger(id) && id > 0 ? (
    <VaultItemEdit key={id} id={id} />
  ) : (
    <Navigate to={SEARCH_PATH} replace />
  )
}
