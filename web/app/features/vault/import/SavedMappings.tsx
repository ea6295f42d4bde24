import { deleteMapping } from '@vitrine/contracts/vault-imports/endpoints'
import type { VaultImportDetail } from '@vitrine/contracts/vault-imports/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { useImportChange } from './use-import-change.ts'

type SavedMapping = VaultImportDetail['savedMappings'][number]

interface SavedMappingsProps {
  importId: number
  mappings: readonly SavedMapping[]
  onUse: (mapping: SavedMapping) => void
}

/** Lists saved mappings to use for this import or to delete. */
export function SavedMappings({ importId, mappings, onUse }: SavedMappingsProps) {
  const { change, pending, failure } = useImportChange(importId)
  const [asked, setAsked] = useState<SavedMapping | null>(null)
  const remove = ({ id }: SavedMapping) => {
    setAsked(null)
    void change(() => browserCall(deleteMapping, { params: { id } }))
  }
  return (
    <section aria-label="Saved mappings">
      <p>Saved mappings:</p>
      <ul className="mt-2 space-y-2">
        {mappings.map((saved) => (
          <li key={saved.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <button type="button" className="button-plain" onClick={() => onUse(saved)}>
              {saved.fits ? `Use ‘${saved.name}’, which fits this file` : `Use ‘${saved.name}’`}
            </button>
            <button
              type="button"
              className="text-link min-h-11"
              disabled={pending}
              aria-label={`Delete ‘${saved.name}’`}
              onClick={() => setAsked(saved)}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      <FormFailure text={failure} />
      <ConfirmDialog
        open={asked !== null}
        title="Delete this mapping"
        text={`Are you sure? ‘${asked?.name ?? ''}’ will be deleted. Imports that used it stay as they are.`}
        confirm="Yes"
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && remove(asked)}
      />
    </section>
  )
}
