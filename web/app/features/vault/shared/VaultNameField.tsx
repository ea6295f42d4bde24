import { preferenceLimits, preferenceMessages } from '@vitrine/contracts/preferences/messages'
import { useId, useRef, useState } from 'react'

/** The vault's name while it is typed. It loads when it is opened. */
export default function VaultNameField({
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
