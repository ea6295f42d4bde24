import { useQueryClient } from '@tanstack/react-query'
import { currencyCodes } from '@vitrine/contracts/vault-records/currencies'
import { updateRecordSettings } from '@vitrine/contracts/vault-records/endpoints'
import { recordLimits as limits } from '@vitrine/contracts/vault-records/limits'
import { recordSettingsInputSchema, type ExchangeRate } from '@vitrine/contracts/vault-records/settings'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { ChoiceField } from '../../../shared/forms/ChoiceField.tsx'
import { FieldRows } from '../../../shared/forms/FieldRows.tsx'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { DecimalField } from '../../../shared/forms/number-fields.tsx'
import { DateField } from '../../../shared/forms/text-kinds.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { recordSettings } from '../queries/records.ts'

const codes = currencyCodes.map((code) => ({ value: code, label: code }))

/** The member's own rates, by which sums of several currencies are put together. */
export function ExchangeRates({ rates }: { rates: readonly ExchangeRate[] }) {
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const { form, field, onSubmit, pending, failure } = useContractForm({
    schema: recordSettingsInputSchema.pick({ exchangeRates: true }),
    defaultValues: { exchangeRates: [...rates] },
    keptAs: 'exchange-rates',
    send: (values) => browserCall(updateRecordSettings, { body: values }),
    saved: (settings) => {
      queryClient.setQueryData(recordSettings(browserCall).queryKey, settings)
      setSaved(true)
      return { exchangeRates: settings.exchangeRates }
    },
  })
  return (
    <section className="mt-12 border-t border-hairline pt-8">
      <h2 className="text-2xl font-medium">Exchange rates</h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">
        Sums of several currencies are put together only by rates that you enter here. The rate and its day
        are shown with each sum.
      </p>
      <form noValidate className="max-w-2xl space-y-5" onSubmit={onSubmit} onInput={() => setSaved(false)}>
        <FormFailure text={failure} />
        <FieldRows
          form={form}
          name="exchangeRates"
          label="Rates"
          rowLabel="Rate"
          most={limits.exchangeRatesMax}
          emptyRow={{ from: 'EUR', to: 'USD', rate: Number.NaN, day: '' }}
          row={(place) => (
            <div className="grid gap-4 phone:grid-cols-2">
              <ChoiceField
                name={`exchangeRates.${place}.from`}
                label="One"
                choices={codes}
                state={field(`exchangeRates.${place}.from`)}
              />
              <ChoiceField
                name={`exchangeRates.${place}.to`}
                label="Is so many"
                choices={codes}
                state={field(`exchangeRates.${place}.to`)}
              />
              <DecimalField
                name={`exchangeRates.${place}.rate`}
                label="Rate"
                state={field(`exchangeRates.${place}.rate`, 'decimal')}
              />
              <DateField
                name={`exchangeRates.${place}.day`}
                label="On"
                state={field(`exchangeRates.${place}.day`)}
              />
            </div>
          )}
        />
        <button type="submit" className="button" disabled={pending}>
          Save rates
        </button>
        <p role="status" className="text-sm">
          {isSaved ? 'Your rates are saved.' : ''}
        </p>
      </form>
    </section>
  )
}
