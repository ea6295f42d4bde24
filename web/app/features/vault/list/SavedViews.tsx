import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { viewLimits } from '@vitrine/contracts/vault-views/limits'
import type { VaultView } from '@vitrine/contracts/vault-views/schemas'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { createView, deleteView, renameView, savedViews } from '../queries/filters.ts'
import { recordFailureWords } from '../shared/record-words.ts'
import { vaultPaths } from '../shared/vault-paths.ts'

function useViewChange<Input>(send: (input: Input) => Promise<unknown>, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: savedViews(browserCall).queryKey })
      onDone()
    },
  })
}

interface SavedViewsProps {
  mayChange: boolean
  /** A view was opened. */
  onOpen: () => void
}

/** The member's saved views: each opens its list, and is renamed or deleted where it stands. */
export function SavedViews({ mayChange, onOpen }: SavedViewsProps) {
  const { data: views = [] } = useQuery(savedViews(browserCall))
  const [renamed, setRenamed] = useState<number | null>(null)
  const [deleted, setDeleted] = useState<VaultView | null>(null)
  const remove = useViewChange(
    (id: number) => deleteView(browserCall, id),
    () => undefined,
  )
  if (views.length === 0) return null
  return (
    <section aria-labelledby="saved-views" className="mb-6 border-b border-hairline pb-4">
      <h3 id="saved-views" className="mb-1 text-lg font-medium">
        Saved views
      </h3>
      <ul>
        {views.map((view) => (
          <li key={view.id} className="flex flex-wrap items-center justify-between gap-x-4">
            {renamed === view.id ? (
              <RenameView view={view} onClose={() => setRenamed(null)} />
            ) : (
              <>
                <Link
                  to={`${vaultPaths.list}?${new URLSearchParams(view.parameters).toString()}`}
                  className="text-link flex min-h-11 min-w-0 items-center break-words"
                  onClick={onOpen}
                >
                  {view.name}
                </Link>
                {mayChange && (
                  <span className="-mr-2 flex shrink-0">
                    <button
                      type="button"
                      className="text-link min-h-11 px-2 text-sm"
                      aria-label={`Rename ${view.name}`}
                      onClick={() => setRenamed(view.id)}
                    >
                      Rename
                    </button>
                    <button
                      type="button"
                      className="text-link min-h-11 px-2 text-sm"
                      aria-label={`Delete ${view.name}`}
                      onClick={() => setDeleted(view)}
                    >
                      Delete
                    </button>
                  </span>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {remove.error && (
        <p role="alert" className="text-sm text-oxblood">
          {recordFailureWords(remove.error)}
        </p>
      )}
      <ConfirmDialog
        open={deleted !== null}
        title="Delete view"
        text="The view will be deleted. Your items stay as they are."
        named={deleted?.name}
        confirm="Delete"
        onCancel={() => setDeleted(null)}
        onConfirm={() => {
          if (deleted) remove.mutate(deleted.id)
          setDeleted(null)
        }}
      />
    </section>
  )
}

function RenameView({ view, onClose }: { view: VaultView; onClose: () => void }) {
  const rename = useViewChange((name: string) => renameView(browserCall, view.id, name), onClose)
  return (
    <NameForm
      label={`New name of ${view.name}`}
      button="Save"
      name={view.name}
      error={rename.error}
      isPending={rename.isPending}
      onSave={(name) => (name === view.name ? onClose() : rename.mutate(name))}
      onCancel={onClose}
    />
  )
}

/** Saves the filters and the order that are chosen in the panel. */
export function SaveView({ parameters }: { parameters: Record<string, string> }) {
  const [saved, setSaved] = useState('')
  const create = useViewChange(
    (name: string) => createView(browserCall, { name, parameters }),
    () => undefined,
  )
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <NameForm
        key={saved}
        label="Save these filters and this order as a view"
        button="Save view"
        name=""
        error={create.error}
        isPending={create.isPending}
        onSave={(name) => create.mutate(name, { onSuccess: () => setSaved(name) })}
      />
      <p role="status" className="mt-1 text-sm text-muted empty:hidden">
        {saved && create.isSuccess ? `Saved as ${saved}.` : ''}
      </p>
    </div>
  )
}

interface NameFormProps {
  label: string
  button: string
  name: string
  error: unknown
  isPending: boolean
  onSave: (name: string) => void
  onCancel?: () => void
}

/** It may stand inside another form: Enter saves the name alone. */
function NameForm({ label, button, name, error, isPending, onSave, onCancel }: NameFormProps) {
  const id = useId()
  const [text, setText] = useState(name)
  const save = () => {
    if (text.trim() && !isPending) onSave(text.trim())
  }
  return (
    <div className="flex w-full flex-wrap items-end gap-2 py-1">
      <div className="min-w-40 flex-1">
        <label htmlFor={id} className="mb-1 block text-sm">
          {label}
        </label>
        <input
          id={id}
          className="field"
          value={text}
          maxLength={viewLimits.nameMax}
          autoComplete="off"
          placeholder="Name"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-problem` : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              save()
            } else if (event.key === 'Escape' && onCancel) {
              event.preventDefault()
              event.stopPropagation()
              onCancel()
            }
          }}
        />
      </div>
      <button type="button" className="button-plain" aria-disabled={!text.trim() || undefined} onClick={save}>
        {button}
      </button>
      {onCancel && (
        <button type="button" className="button-plain" onClick={onCancel}>
          Cancel
        </button>
      )}
      {error !== null && error !== undefined && (
        <p id={`${id}-problem`} role="alert" className="w-full text-sm text-oxblood">
          {recordFailureWords(error)}
        </p>
      )}
    </div>
  )
}
