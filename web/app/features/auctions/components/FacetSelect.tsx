import { useFollowed } from '../../../shared/ui/use-followed.ts'
import { formatCount } from '../../../shared/format/numbers.ts'

interface FacetSelectProps {
  id: string
  name: string
  /** What stands for no choice. */
  all: string
  value: string
  choices: readonly { value: string; label: string; count: number | null }[] | undefined
}

/**
 * One of a facet's values, each with the number of its results where it is known. What is chosen stays there
 * although nothing is left of it.
 */
export function FacetSelect({ id, name, all, value, choices = [] }: FacetSelectProps) {
  const [chosen, setChosen] = useFollowed(value)
  const isMissing = value !== '' && !choices.some((choice) => choice.value === value)
  return (
    <select
      id={id}
      name={name}
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      className="field"
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
          {choice.count !== null && ` (${formatCount(choice.count)})`}
        </option>
      ))}
      {isMissing && <option value={value}>{value} (0)</option>}
    </select>
  )
}
