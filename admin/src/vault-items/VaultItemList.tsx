import { Box, Link, Button } from '@mui/material'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import type { ManagedVaultRow } from '@vitrine/contracts/vault-items/schemas'
import { BooleanInput, FunctionField, TextInput, useListContext, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { WholeNumberInput } from '../editing/NumberInputs.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { amount } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { BulkAction } from '../lists/BulkAction.tsx'
import { EmailInput } from '../lists/EmailInput.tsx'
import { ListTools } from '../lists/ListTools.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { VAULT_ITEMS } from '../providers/vault-items.ts'
import { ItemPhoto } from './PhotosInput.tsx'
import { VaultCategoryInput, useTopCategories } from './VaultCategoryInput.tsx'
import { editPath } from './paths.ts'

const changes = [VAULT_ITEMS]

const filters = [
  <TextInput key="title" source="title" label="Title" alwaysOn resettable />,
  <EmailInput key="email" source="email" label="Owner’s email" suggestions="holding" alwaysOn />,
  <VaultCategoryInput key="categoryId" alwaysOn />,
  <WholeNumberInput key="id" source="id" label="Id" alwaysOn />,
  <BooleanInput key="deleted" source="deleted" label="Deleted in the last 30 days" alwaysOn sx={{ ml: 1 }} />,
]

const nothingFound = <EmptyFace title="No vault items found">Try fewer letters, or fewer filters.</EmptyFace>
const nothingDeleted = (
  <EmptyFace title="No deleted items">What is deleted stands here for 30 days.</EmptyFace>
)
const noSuchDeleted = (
  <EmptyFace title="No deleted items found">
    Try fewer letters, or fewer filters. What was deleted more than 30 days ago is gone.
  </EmptyFace>
)

/** The documented search of the vault. It has no export: nobody takes members' things along unnoticed. */
export function VaultItemList() {
  return (
    <Page
      title="Vault items"
      intro="What members keep in their vaults. Each item that you open is noted in the audit log."
    >
      <RowList
        filters={filters}
        actions={<ListTools hasFilters hasExport={false} />}
        sort={{ field: 'createdDate', order: 'DESC' }}
        perPage={25}
        empty={false}
      >
        <VaultTable />
      </RowList>
    </Page>
  )
}

function VaultTable() {
  const { filterValues } = useListContext()
  const isDeleted = filterValues['deleted'] === true
  const isNarrowed = Object.entries(filterValues).some(
    ([name, value]) => name !== 'deleted' && value !== '' && value !== undefined && value !== null,
  )
  const { nameOf } = useTopCategories()
  const noneDeleted = isNarrowed ? noSuchDeleted : nothingDeleted
  return (
    <RowTable<ManagedVaultRow>
      aria-label="Vault items"
      rowClick={isDeleted ? false : (id) => editPath(id)}
      bulk={isDeleted ? <RestoreItems /> : <DeleteItems />}
      empty={isDeleted ? noneDeleted : nothingFound}
    >
      <Col source="id" label="Id" sx={fromTablet} />
      <Col label="Photo">
        <FunctionField<ManagedVaultRow> render={({ image }) => <ItemPhoto url={image} side={40} />} />
      </Col>
      <Col source="title">
        <ItemTitle isOpened={!isDeleted} />
      </Col>
      <Col label="Category" sx={fromTablet}>
        <FunctionField<ManagedVaultRow> render={({ categoryId }) => nameOf(categoryId)} />
      </Col>
      <Col source="email" label="Owner" sx={fromTablet} />
      {isDeleted ? (
        <Col label="Deleted" sx={{ ...fromTablet, whiteSpace: 'nowrap' }}>
          <InstantField source="deletedDate" dayOnly />
        </Col>
      ) : (
        <Col source="createdDate" label="Added" sx={{ ...fromTablet, whiteSpace: 'nowrap' }}>
          <InstantField source="createdDate" dayOnly />
        </Col>
      )}
      {isDeleted && (
        <Col label="Actions">
          <RestoreItem />
        </Col>
      )}
    </RowTable>
  )
}

/** A row's title, and whose it is where no column has room for that. What was deleted has no page to open. */
function ItemTitle({ isOpened }: { isOpened: boolean }) {
  const row = useRecordContext<ManagedVaultRow>()
  if (!row) return null
  return (
    <>
      {isOpened ? (
        <Link
          component={RouterLink}
          to={editPath(row.id)}
          color="inherit"
          underline="hover"
          sx={{ display: 'inline-block', minHeight: 24, fontWeight: 500 }}
          onClick={(event) => event.stopPropagation()}
        >
          {row.title}
        </Link>
      ) : (
        row.title
      )}
      <Box component="span" sx={{ display: { xs: 'block', md: 'none' }, color: 'text.secondary' }}>
        {row.email}
      </Box>
    </>
  )
}

/** Brings back the item of the row. A title that the member has used again meanwhile gets ' (2)'. */
function RestoreItem() {
  const row = useRecordContext<ManagedVaultRow>()
  const restore = useConsoleAction({
    run: (data, { id }: ManagedVaultRow) => data.restoreVaultItem(id),
    to: ({ title }) => `restore ‘${title}’`,
    done: ({ title }) => `Restored: ${title}`,
    changes,
  })
  if (!row) return null
  return (
    <Button
      size="small"
      loading={restore.isPending}
      aria-label={`Restore ${row.title}`}
      onClick={() => restore.mutate(row)}
    >
      Restore
    </Button>
  )
}

/** Deletes the selected items, and takes that back. */
function DeleteItems() {
  return (
    <BulkAction<ManagedVaultRow, number>
      label="Delete"
      run={async (data, { id }) => {
        await data.deleteVaultItem(id)
        return id
      }}
      done={(count) => `Deleted: ${amount(count)}.`}
      undo={(data, id) => data.restoreVaultItem(id)}
      question={{
        title: 'Delete the selected items?',
        text: `Their owners no longer see them. Staff can restore them for ${vaultItemLimits.restoreDays} days.`,
      }}
    />
  )
}

function RestoreItems() {
  return (
    <BulkAction<ManagedVaultRow>
      label="Restore"
      run={(data, { id }) => data.restoreVaultItem(id)}
      done={(count) => `Restored: ${amount(count)}.`}
    />
  )
}
