import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { Attribute } from '@vitrine/contracts/custom-attributes/schemas'
import { useId, useState } from 'react'
import { counted } from '../../../shared/format/numbers.ts'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { Link } from 'react-router'
import { vaultPaths } from '../shared/vault-paths.ts'
import { nameProblem } from './name-problem.ts'

const filterOf: Record<AttributeType, string> = {
  INSURANCE: 'f.insuranceId',
  STORAGE_LOCATION: 'f.storageLocationId',
}

/** A name that was not saved: what was typed stays in its field, with the reason. */
export interface RefusedName {
  id: number
  typed: string
  problem: string
}

interface AttributeRowProps {
  attribute: Attribute
  refused: RefusedName | null
  /** What was typed when the session ended. */
  kept: string | null
  mayChange: boolean
  onRename: (displayName: string) => void
  onCancel: () => void
  onDelete: (attribute: Attribute) => void
}

/** One entry: renamed where it stands, or deleted. */
export function AttributeRow({
  attribute,
  refused,
  kept,
  mayChange,
  onRename,
  onCancel,
  onDelete,
}: AttributeRowProps) {
  const [isEditing, setEditing] = useState((refused?.typed ?? kept) !== null)
  const { id, displayName, itemsCount, path } = attribute
  if (isEditing) {
    return (
      <li className="border-b border-hairline py-3">
        <NameForm
          name={refused?.typed ?? kept ?? displayName}
          serverProblem={refused?.problem ?? null}
          onCancel={() => {
            setEditing(false)
            onCancel()
          }}
          onSave={(typed) => {
            setEditing(false)
            if (typed !== displayName) onRename(typed)
          }}
        />
      </li>
    )
  }
  return (
    <li className="flex items-center justify-between gap-x-6 border-b border-hairline py-2">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 py-2">
        <span className="min-w-0 break-words">
          {path.length > 0 && <span className="text-muted">{path.join(' › ')} › </span>}
          {displayName}
        </span>
        {itemsCount > 0 && (
          <Link
            to={`${vaultPaths.list}?${filterOf[attribute.type]}=${id}`}
            className="quiet-link -my-2 inline-flex min-h-11 items-center text-sm whitespace-nowrap text-muted"
          >
            {counted(itemsCount, 'item')}
          </Link>
        )}
      </span>
      {mayChange && (
        <span className="-mx-2 flex shrink-0 gap-2">
          <button
            type="button"
            aria-label={`Rename ${displayName}`}
            className="text-link min-h-11 px-2"
            onClick={() => setEditing(true)}
          >
            Rename
          </button>
          <button
            type="button"
            aria-label={`Delete ${displayName}`}
            className="text-link min-h-11 px-2"
            onClick={() => onDelete(attribute)}
          >
            Delete
          </button>
        </span>
      )}
    </li>
  )
}

interface NameFormProps {
  name: string
  serverProblem: string | null
  onCancel: () => void
  onSave: (name: string) => void
}

function NameForm({ name, serverProblem, onCancel, onSave }: NameFormProps) {
  const id = useId()
  const [text, setText] = useState(name)
  const [problem, setProblem] = useState(serverProblem)
  return (
    <form
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const found = nameProblem(text)
        setProblem(found)
        if (found === null) onSave(text.trim())
      }}
    >
      <div className="min-w-48 flex-1">
        <label htmlFor={id} className="sr-only">
          Name
        </label>
        <input
          id={id}
          className="field"
          value={text}
          maxLength={vaultItemLimits.titleMax}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the member has just asked for the field
          autoFocus
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem(null)
          }}
          onBlur={() => text !== name && setProblem(nameProblem(text))}
          onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        />
        {problem !== null && (
          <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-oxblood">
            {problem}
          </p>
        )}
      </div>
      <button type="submit" className="button">
        Save
      </button>
      <button type="button" className="button-plain" onClick={onCancel}>
        Cancel
      </button>
    </form>
  )
}
