import { SelectInput } from 'react-admin'

interface Choice {
  id: string
  name: string
}

/** A filter of a list that is always shown and offers a few values. */
export const choiceFilter = (source: string, choices: readonly Choice[], label?: string) => (
  <SelectInput key={source} source={source} label={label} choices={[...choices]} alwaysOn resettable />
)
