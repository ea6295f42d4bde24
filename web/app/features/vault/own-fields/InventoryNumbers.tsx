import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import { updateRecordSettings } from '@vitrine/contracts/vault-records/endpoints'
import { recordLimits as limits } from '@vitrine/contracts/vault-records/limits'
import { recordSettingsInputSchema, type RecordSettings } from '@vitrine/contracts/vault-records/settings'
import { useId, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ButtonReason } from '../../../shared/forms/ButtonReason.tsx'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { recordSettings } from '../queries/records.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'

/** The pattern by which the wizard proposes inventory numbers. */
export default function InventoryNumbers({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch } = useQuery({ ...recordSettings(browserCall), staleTime: 0 })
  return (
    <section className="mt-12 border-t border-hairline pt-8">
      <h2 className="text-2xl font-medium">Inventory numbers</h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">
        The next free number is proposed where you add an item. A number is never used twice.
      </p>
      {error && !data && <RetryFailure text={failureOf(error).text} onRetry={refetch} />}
      {!error && !data && (
        <div className="skeleton h-40" role="status" aria-label="Loading inventory numbers" />
      )}
      {data && (
        <>
          <p>
            Next number: <strong className="font-medium">{data.nextInventoryNumber}</strong>
          </p>
          {mayChange && <PatternForm settings={data} />}
        </>
      )}
    </section>
  )
}

function PatternForm({ settings: { inventoryPattern } }: { settings: RecordSettings }) {
  const id = useId()
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const { field, onSubmit, pending, edited, failure } = useContractForm({
    schema: recordSettingsInputSchema.pick({ inventoryPattern: true }).required(),
    defaultValues: { inventoryPattern },
    keptAs: 'inventory-pattern',
    send: (body) => browserCall(updateRecordSettings, { body }),
    saved: (settings) => {
      queryClient.setQueryData(recordSettings(browserCall).queryKey, settings)
      setSaved(true)
      return { inventoryPattern: settings.inventoryPattern }
    },
  })
  return (
    <form noValidate className="mt-5 max-w-md space-y-5" onSubmit={onSubmit} onInput={() => setSaved(false)}>
      <FormFailure text={failure} />
      <TextField
        name="inventoryPattern"
        label="Pattern"
        hint="# stands for a digit of the number, {year} for this year: {year}.### gives 2026.001."
        required
        maxLength={limits.patternMax}
        autoComplete="off"
        state={field('inventoryPattern')}
      />
      <button
        type="submit"
        className="button"
        disabled={pending || !edited}
        aria-describedby={edited ? undefined : id}
      >
        Save pattern
      </button>
      {!isSaved && <ButtonReason id={id} text={edited ? null : NOTHING_CHANGED} />}
      <p role="status" className="text-sm">
        {isSaved ? 'Your pattern is saved.' : ''}
      </p>
    </form>
  )
}
