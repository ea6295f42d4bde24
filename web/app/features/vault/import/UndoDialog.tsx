import { useQuery } from '@tanstack/react-query'
import { undoImport } from '@vitrine/contracts/vault-imports/endpoints'
import type { VaultImport } from '@vitrine/contracts/vault-imports/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { importUndo } from '../queries/imports.ts'
import { FormModal } from '../shared/FormModal.tsx'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useImportChange } from './use-import-change.ts'

interface UndoDialogProps {
  stored: VaultImport
  onClose: () => void
  onStarted: () => void
}

/** Says what goes to the trash, and asks about items that were changed since. */
export default function UndoDialog({ stored, onClose, onStarted }: UndoDialogProps) {
  return (
    <FormModal title={`Undo the import of ${stored.fileName}`} onClose={onClose}>
      {({ leave }) => <UndoForm stored={stored} onStarted={onStarted} onCancel={() => leave(false)} />}
    </FormModal>
  )
}

interface UndoFormProps {
  stored: VaultImport
  onStarted: () => void
  onCancel: () => void
}

const reasons = { changed: 'changed since', public: 'in a public collection' } as const

function UndoForm({ stored, onStarted, onCancel }: UndoFormProps) {
  const { id, revision } = stored
  const { data, error, refetch } = useQuery(importUndo(browserCall, stored))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { change, pending, failure } = useImportChange(id)
  if (error && !data) return <RetryFailure text={failureOf(error).text} onRetry={refetch} />
  if (!data) return <p role="status">Looking at your items …</p>
  const { itemsCount, updatesCount, draftsCount, keptCount, kept } = data
  const trashed = itemsCount + kept.filter((item) => !item.isUpdate && chosen.has(item.id)).length
  const restored = updatesCount + kept.filter((item) => item.isUpdate && chosen.has(item.id)).length
  const toggle = (item: number) => {
    const next = new Set(chosen)
    if (!next.delete(item)) next.add(item)
    setChosen(next)
  }
  const undo = async () => {
    const isStarted = await change(() =>
      browserCall(undoImport, { params: { id }, body: { alsoItems: [...chosen] } }, { revision }),
    )
    if (isStarted) onStarted()
  }
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        void undo()
      }}
    >
      {(trashed > 0 || restored + draftsCount === 0) && (
        <p>
          {counted(trashed, 'item')} will move to the trash, from which you can restore them. Tags,
          collections, insurance companies and storage locations of this import go with them unless something
          else uses them.
        </p>
      )}
      {restored > 0 && (
        <p>The fields that were updated of {counted(restored, 'item')} become what they were before.</p>
      )}
      {draftsCount > 0 && <p>{counted(draftsCount, 'draft')} will be deleted.</p>}
      {keptCount > 0 && (
        <fieldset>
          <legend className="font-medium">
            {counted(keptCount, 'item')} will stay as {keptCount === 1 ? 'it is' : 'they are'}. Choose those
            that should be undone, too.
          </legend>
          <div className="mt-2 max-h-64 overflow-y-auto">
            {kept.map(({ id: item, title, why, isUpdate }) => (
              <label key={item} className="flex min-h-11 items-center gap-3">
                <input type="checkbox" checked={chosen.has(item)} onChange={() => toggle(item)} />
                <span className="min-w-0 break-words">
                  {title}{' '}
                  <span className="text-sm text-muted">
                    ({isUpdate ? 'updated, and changed since' : reasons[why]})
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <FormFailure text={failure} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" disabled={pending || trashed + restored + draftsCount === 0}>
          Undo import
        </button>
        <button type="button" className="button-plain" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
