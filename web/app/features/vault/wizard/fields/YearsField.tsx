import { WholeNumberInput } from '../../../../shared/forms/NumberInput.tsx'
import type { DraftForm } from '../use-draft.ts'
import { DraftNumber } from './DraftNumber.tsx'

/** For how many whole years it has been in the family. */
export function YearsField({ form }: { form: DraftForm }) {
  return (
    <DraftNumber
      form={form}
      name="numberOfYearsInFamily"
      label="Years in family"
      control={(named) => (
        <WholeNumberInput
          {...named}
          className="field"
          value={form.draft.numberOfYearsInFamily}
          onText={(numberOfYearsInFamily) => form.set({ numberOfYearsInFamily })}
        />
      )}
    />
  )
}
