import { useQueryClient } from '@tanstack/react-query'
import { numberRead, readDecimal } from '@vitrine/contracts/typed-numbers'
import { currencyCodes } from '@vitrine/contracts/vault-records/currencies'
import { updateRecordSettings } from '@vitrine/contracts/vault-records/endpoints'
import { recordLimits as limits } from '@vitrine/contracts/vault-records/limits'
import { recordSettingsInputSchema, type ExchangeRate } from '@vitrine/contracts/vault-records/settings'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { FieldRows } from '../../../shared/forms/FieldRows.tsx'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { recordSettings } from '../queries/records.ts'

const currency = (attributes: object) => (
  <select {...attributes} className="field">
    {currencyCodes.map((code) => (
      <option key={code}>{code}</option>
    ))}
  </select>
)

const columns = [
  { name: 'from', label: 'One', control: currency },
  { name: 'to', label: 'Is so many', control: currency },
  {
    name: 'rate',
    label: 'Rate',
    control: (attributes: object) => (
      <input {...attributes} className="field" inputMode="decimal" autoComplete="off" />
    ),
  },
  {
    name: 'day',
    label: 'On',
    control: (attributes: object) => <input {...attributes} className="field" type="date" />,
  },
] as const

type ColumnName = (typeof columns)[number]['name']

/** The member's own rates, by which sums of several currencies are put together. */
export default function ExchangeRates({ rates }: { rates: readonly ExchangeRate[] }) {
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
  const registered = (place: number, name: ColumnName) =>
    form.register(`exchangeRates.${place}.${name}`, {
      ...(name === 'rate' && {
        setValueAs: (value: unknown) =>
          typeof value === 'string' ? (numberRead(readDecimal(value)) ?? Number.NaN) : value,
      }),
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
              {columns.map(({ name, label, control }) => (
                <FieldFrame
                  key={name}
                  name={`exchangeRates.${place}.${name}`}
                  label={label}
                  problem={field(`exchangeRates.${place}.${name}`).problem}
                  control={(named) => control({ ...named, ...registered(place, name) })}
                />
              ))}
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
