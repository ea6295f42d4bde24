import { useId } from 'react'

interface AuthorSelectProps {
  authors: readonly { id: number; fullName: string }[]
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
      <select id={id} name="authors" className="field mt-2" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {authors.map((author) => (
          <option key={author.id} value={author.id}>
            {author.fullName}
          </option>
        ))}
      </select>
    </div>
  )
}
