import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import { useId, useState, type FormEvent } from 'react'
import type { AskedUsers } from '../queries/team.ts'

const fields = [
  { name: 'startsWith', label: messages.emailStartsWith },
  { name: 'contains', label: messages.emailContains },
] as const

interface UserFiltersProps extends Pick<AskedUsers, 'startsWith' | 'contains'> {
  go: (change: Partial<AskedUsers>) => void
}

/** Both must hold. */
export function UserFilters({ startsWith, contains, go }: UserFiltersProps) {
  const id = useId()
  const [typed, setTyped] = useState({ startsWith, contains })
  const [held, setHeld] = useState({ startsWith, contains })
  // Another filter begins anew, in the same fields: whoever is in one stays there.
  if (held.startsWith !== startsWith || held.contains !== contains) {
    setHeld({ startsWith, contains })
    setTyped({ startsWith, contains })
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go({ startsWith: typed.startsWith.trim(), contains: typed.contains.trim() })
  }
  return (
    <form
      role="search"
      aria-label="Users of your team"
      className="flex flex-wrap items-end gap-3"
      onSubmit={search}
    >
      {fields.map(({ name, label }) => (
        <div key={name} className="min-w-44 flex-1">
          <label htmlFor={`${id}-${name}`} className="mb-1.5 block font-medium">
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            type="search"
            className="field"
            value={typed[name]}
            onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
      ))}
      <button type="submit" className="button-plain">
        Search
      </button>
    </form>
  )
}
