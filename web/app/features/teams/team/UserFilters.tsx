import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import { useId, type FormEvent } from 'react'
import { textOf } from '../../../shared/forms/form-response.ts'
import type { AskedUsers } from '../queries/team.ts'

interface UserFiltersProps extends Pick<AskedUsers, 'startsWith' | 'contains'> {
  go: (change: Partial<AskedUsers>) => void
}

/** Both must hold. */
export function UserFilters({ startsWith, contains, go }: UserFiltersProps) {
  const id = useId()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    go({ startsWith: textOf(form, 'emailStartsWith').trim(), contains: textOf(form, 'emailContains').trim() })
  }
  return (
    <form role="search" aria-label="Users of your team" className="flex flex-wrap items-end gap-3" onSubmit={search}>
      {fieldsOf({ startsWith, contains }).map(({ name, label, value }) => (
        <div key={name} className="min-w-44 flex-1">
          <label htmlFor={`${id}-${name}`} className="mb-1.5 block font-medium">
            {label}
          </label>
          <input id={`${id}-${name}`} name={name} type="search" className="field" defaultValue={value} autoComplete="off" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        </div>
      ))}
      <button type="submit" className="button-plain">
        Search
      </button>
    </form>
  )
}

/** Not named as the parameters are: a field called `contains` would stand in the place of the form's own method. */
function fieldsOf({ startsWith, contains }: Pick<AskedUsers, 'startsWith' | 'contains'>) {
  return [
    { name: 'emailStartsWith', label: messages.emailStartsWith, value: startsWith },
    { name: 'emailContains', label: messages.emailContains, value: contains },
  ]
}
