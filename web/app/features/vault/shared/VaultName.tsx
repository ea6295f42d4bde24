import { preferenceLimits, preferenceMessages } from '@vitrine/contracts/preferences/messages'
import { useId, useRef, useState } from 'react'
import { typedInput } from '../../../shared/forms/typed-input.ts'
import { LineIcon } from '../../../shared/ui/icons.tsx'
import { useMayChange } from './vault-access.ts'
import { useVaultPreference } from './use-vault-preference.ts'

const DEFAULT_NAME = 'My Vault'
/** Under which name a typed name outlives a session. */
const FORM = 'vaultName'

/**
 * The vault's name as the page's heading, with its rename: Enter or leaving the field saves, Escape takes
 * back.
 */
export function VaultName() {
  const { value: name = '', choose } = useVaultPreference('vaultTitle', DEFAULT_NAME)
  const mayChange = useMayChange()
  const [kept, setKept] = useState(() => typedInput.textOf(FORM, 'name'))
  const [isEditing, setEditing] = useState(kept !== null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    typedInput.take(FORM)
    setKept(null)
    setEditing(false)
    // The button comes back first.
    setTimeout(() => button.current?.focus())
  }
  if (isEditing) {
    return (
      <NameField
        name={name}
        typed={kept ?? name}
        onCancel={close}
        onSave={(typed) => {
          close()
          if (typed !== name)
            void choose(typed, (error) => {
              // The field begins with it the next time.
              setKept(typed)
              typedInput.keepIfSessionOver(FORM, error, { name: typed })
            })
        }}
      />
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

function NameField({
  name,
  typed,
  onCancel,
  onSave,
}: {
  name: string
  typed: string
  onCancel: () => void
  onSave: (name: string) => void
}) {
  const id = useId()
  const [text, setText] = useState(typed)
  const [isBlank, setBlank] = useState(false)
  // Escape and Enter take the field away, which the browser tells as leaving it.
  const isOver = useRef(false)
  const save = () => {
    if (isOver.current) return
    if (text.trim() === '') {
      setBlank(true)
      return
    }
    isOver.current = true
    onSave(text.trim())
  }
  return (
    <form
      className="max-w-xl"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h1 className="sr-only">{name}</h1>
      <label htmlFor={id} className="sr-only">
        Name of your vault
      </label>
      <input
        id={id}
        className="field font-serif text-2xl"
        value={text}
        maxLength={preferenceLimits.vaultTitleMax}
        aria-invalid={isBlank || undefined}
        aria-describedby={isBlank ? `${id}-problem` : undefined}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the member has just asked for the field
        autoFocus
        onChange={(event) => {
          setText(event.currentTarget.value)
          setBlank(false)
        }}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return
          isOver.current = true
          onCancel()
        }}
      />
      {isBlank && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-oxblood">
          {preferenceMessages.vaultTitleBlank}
        </p>
      )}
    </form>
  )
}
