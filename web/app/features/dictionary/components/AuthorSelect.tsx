import { useId } from 'react'
import { formatCount } from '../../../shared/format/numbers.ts'

export interface AuthorChoice {
  id: number
  fullName: string
  /** Null where the counts are not known. */
  count: number | null
}

interface AuthorSelectProps {
  authors: readonly AuthorChoice[]
  value: string
  onChange: (id: string) => void
}

export function AuthorSelect({ authors, value, onChange }: AuthorSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-serif text-lg font-medium">
        Author
      </label>
      <select
        id={id}
        name="authors"
        className="field mt-2"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">All</option>
        {authors.map((author) => (
          // An option's text is the name alone, as documented; what is shown, and read out, has the count as
          // well.
          <option
            key={author.id}
            value={author.id}
            label={author.count === null ? undefined : `${author.fullName} (${formatCount(author.count)})`}
          >
            {author.fullName}
          </option>
        ))}
      </select>
    </div>
  )
}
