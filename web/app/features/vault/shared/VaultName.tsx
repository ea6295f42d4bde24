import { lazy, Suspense, useRef, useState } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { tabStorage } from '../../../shared/tab-storage.ts'
import { LineIcon } from '../../../shared/ui/icons.tsx'
import { useCurrentUser } from '../../identity/queries.ts'
import { useMayChange } from './vault-access.ts'
import { useVaultPreference } from './use-vault-preference.ts'

const VaultNameField = lazy(() => loadChunk(() => import('./VaultNameField.tsx')))

const DEFAULT_NAME = 'My Vault'

/**
 * The vault's name as the page's heading, with its rename: Enter or leaving the field saves, Escape takes
 * back.
 */
export function VaultName() {
  const { value: name = '', choose } = useVaultPreference('vaultTitle', DEFAULT_NAME)
  const mayChange = useMayChange()
  /** Where a name that was not saved stays in the tab, past a session that has ended. */
  const key = `vaultName:${useCurrentUser()?.userId}`
  const [isEditing, setEditing] = useState(() => tabStorage.read(key) !== null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    tabStorage.remove(key)
    setEditing(false)
    // The button comes back first.
    setTimeout(() => button.current?.focus())
  }
  if (isEditing) {
    return (
      <Suspense fallback={<h1 className="min-h-11 text-3xl font-medium tablet:text-4xl">{name}</h1>}>
        <VaultNameField
          name={name}
          typed={tabStorage.read(key) ?? name}
          onCancel={close}
          onSave={(typed) => {
            close()
            if (typed !== name) void choose(typed).then((isSaved) => isSaved || tabStorage.write(key, typed))
          }}
        />
      </Suspense>
    )
  }
  return (
    // As high as its button, which comes with the name, and until then as wide as most names: nothing beside
    // it has to move.
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      <h1 className="min-h-[1.2em] min-w-0 text-3xl font-medium break-words tablet:text-4xl">
        {name || (
          <span aria-hidden="true" className="invisible pr-13">
            {DEFAULT_NAME}
          </span>
        )}
      </h1>
      {mayChange && name && (
        <button
          ref={button}
          type="button"
          className="flex h-11 w-11 items-center justify-center text-muted hover:text-brass"
          aria-label="Rename your vault"
          title="Rename your vault"
          onClick={() => setEditing(true)}
        >
          <LineIcon grid={24} size={20} strokeLinejoin="round">
            <path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />
          </LineIcon>
        </button>
      )}
    </div>
  )
}
