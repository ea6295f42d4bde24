import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteOwnField } from '@vitrine/contracts/own-fields/endpoints'
import { ownFieldLimits as limits } from '@vitrine/contracts/own-fields/own-fields'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { lazy, Suspense, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { ListAnnouncement, ListCount } from '../../../shared/ui/lists/ListCount.tsx'
import { vaultCategories } from '../queries/categories.ts'
import { ownFields } from '../queries/own-fields.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { showNotice } from '../shared/notices.ts'
import { useMayChange } from '../shared/vault-access.ts'
import { failureWords } from '../shared/vault-words.ts'
import { OwnFieldRows } from './OwnFieldRows.tsx'

const OwnFieldModal = lazy(() => loadChunk(() => import('./OwnFieldModal.tsx')))
const ReadySetModal = lazy(() => loadChunk(() => import('./ReadySetModal.tsx')))
const InventoryNumbers = lazy(() => loadChunk(() => import('./InventoryNumbers.tsx')))

type Opened =
  | { kind: 'field'; field: OwnField | null }
  | { kind: 'set' }
  | { kind: 'delete'; field: OwnField }

/** The fields that the member has defined, and the pattern of inventory numbers. */
export function OwnFieldsPage() {
  const mayChange = useMayChange()
  const queryClient = useQueryClient()
  const { data: fields, error, refetch } = useQuery({ ...ownFields(browserCall), meta: { essential: true } })
  const { data: categories = [] } = useQuery(vaultCategories(browserCall))
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const changed = async (text: string) => {
    close()
    // Items follow a rename.
    await queryClient.invalidateQueries({ queryKey: ['vault'] })
    void showNotice({ text })
  }
  const remove = async ({ id, name }: OwnField) => {
    close()
    try {
      await browserCall(deleteOwnField, { params: { id } })
      await changed(`The field ‘${name}’ is deleted.`)
    } catch (failure) {
      void showNotice({ kind: 'failed', text: failureWords(failure) })
      await queryClient.invalidateQueries({ queryKey: ownFields(browserCall).queryKey })
    }
  }
  const count = fields ? counted(fields.length, 'field') : null
  const isFull = fields !== undefined && fields.length >= limits.fieldsMax

  return (
    <>
      <h1 className="text-3xl font-medium tablet:text-4xl">Own Fields</h1>
      <p className="mt-3 max-w-prose text-muted">
        Define what you record of your items, such as a mint mark or a movement. Values are item specifics:
        they are on the item’s page, in its PDF and in your CSV.
      </p>
      {mayChange && fields && (
        <div className="mt-5 flex flex-wrap gap-3">
          <button
            type="button"
            className="button"
            disabled={isFull}
            onClick={() => setOpened({ kind: 'field', field: null })}
          >
            Add a field
          </button>
          <button
            type="button"
            className="button-plain"
            disabled={isFull}
            onClick={() => setOpened({ kind: 'set' })}
          >
            Add a ready set
          </button>
          {isFull && (
            <p className="self-center text-sm text-muted">{`At most ${limits.fieldsMax} fields.`}</p>
          )}
        </div>
      )}
      <ListAnnouncement words={count} />
      {error && !fields ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : !fields ? (
        <ListSkeleton />
      ) : fields.length === 0 ? (
        <EmptyList text="You have no own fields yet.">
          A ready set is a quick beginning: for coins, stamps, books, watches and more.
        </EmptyList>
      ) : (
        <>
          <div className="mt-6 mb-3">
            <ListCount words={count} />
          </div>
          <OwnFieldRows
            fields={fields}
            categories={categories}
            mayChange={mayChange}
            onEdit={(field) => setOpened({ kind: 'field', field })}
            onDelete={(field) => setOpened({ kind: 'delete', field })}
          />
        </>
      )}
      <Suspense>
        <InventoryNumbers mayChange={mayChange} />
      </Suspense>
      <ConfirmDialog
        open={opened?.kind === 'delete'}
        title="Delete field"
        text="Are you sure? The field is no longer offered. Its values stay in your items."
        named={opened?.kind === 'delete' ? opened.field.name : undefined}
        confirm="Yes"
        onCancel={close}
        onConfirm={() => opened?.kind === 'delete' && void remove(opened.field)}
      />
      <Suspense>
        {opened?.kind === 'field' && (
          <OwnFieldModal
            field={opened.field}
            onClose={close}
            onSaved={(name) => void changed(`The field ‘${name}’ is saved.`)}
          />
        )}
        {opened?.kind === 'set' && fields && (
          <ReadySetModal
            fields={fields}
            onClose={close}
            onAdded={(number, set) => void changed(`${set}: ${counted(number, 'field')} added.`)}
          />
        )}
      </Suspense>
    </>
  )
}
