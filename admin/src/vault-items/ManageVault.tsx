import { Box, Button, Link, Stack } from '@mui/material'
import { vaultItemInputSchema } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { confidentialItemKeys } from '@vitrine/contracts/vault-items/privacy'
import { Toolbar, useRecordContext } from 'react-admin'
import { Link as RouterLink, Navigate, Route, Routes, useSearchParams } from 'react-router'
import { SaveWithReason } from '../editing/CheckedForm.tsx'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordForm } from '../editing/RecordForm.tsx'
import { EditScreen } from '../editing/RecordScreen.tsx'
import { useRecordEdit } from '../editing/use-record-edit.ts'
import { day } from '../feedback/amounts.ts'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { NoSuchPage, Page } from '../layout/Page.tsx'
import type { ConsoleItem } from '../providers/vault-items.ts'
import { VaultItemFields } from './VaultItemFields.tsx'
import { SEARCH_PATH } from './paths.ts'
import { PrivateDetails } from './PrivateDetails.tsx'
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

/** The rules of the members' own form. */
const validateItem = validateBySchema(vaultItemInputSchema)

/** Photos are too large for what a browser keeps, and private details are not left on a device. */
const notKept = ['images', ...confidentialItemKeys]
/** Each time it is loaded, the audit log says that the item was viewed. */
const loadedOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** The documented edit of a member's item. Saved or canceled, it gives way to the search as it was. */
function VaultItemEdit({ id }: { id: number }) {
  return (
    <EditScreen id={id} what="vault item" redirect="list" queryOptions={loadedOnce}>
      <Item />
    </EditScreen>
  )
}

function Item() {
  const item = useRecordContext<ConsoleItem>()
  const edit = useRecordEdit<ConsoleItem>()
  if (!item) return null
  return (
    <Page title={item.title} intro={<Owner item={item} />}>
      <Box sx={{ maxWidth: 760 }}>
        <RecordForm edit={edit} what="vault item" validate={validateItem} notKept={notKept}>
          <Stack sx={{ alignItems: 'flex-start', pb: { xs: '5em', sm: 2 } }}>
            <VaultItemFields item={item} />
            <PrivateDetails item={edit.opened ?? item} onOpen={edit.reveal} />
          </Stack>
          <ItemToolbar />
        </RecordForm>
      </Box>
    </Page>
  )
}

function Owner({ item: { userId, email, createdDate } }: { item: ConsoleItem }) {
  return (
    <>
      In the vault of{' '}
      <Link component={RouterLink} to={`/app/oms/members/${userId}`}>
        {email}
      </Link>{' '}
      since {day(createdDate)}.
    </>
  )
}

function ItemToolbar() {
  return (
    // On a phone it stays at the bottom of the screen, above the form.
    <Toolbar sx={{ justifyContent: 'space-between', bgcolor: 'background.paper' }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <SaveWithReason />
        <Button color="secondary" component={RouterLink} to={SEARCH_PATH}>
          Cancel
        </Button>
      </Stack>
      <DeleteRecord
        question="Delete this vault item?"
        consequence={`The owner no longer sees it. Staff can restore it for ${vaultItemLimits.restoreDays} days.`}
      />
    </Toolbar>
  )
}
