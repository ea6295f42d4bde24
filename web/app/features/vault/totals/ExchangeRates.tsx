import { useMutation, useQueryClient } from '@tanstack/react-query'
import { numberRead, readDecimal } from '@vitrine/contracts/typed-numbers'
import { currencyCodes } from '@vitrine/contracts/vault-records/currencies'
import { updateRecordSettings } from '@vitrine/contracts/vault-records/endpoints'
import { recordLimits as limits } from '@vitrine/contracts/vault-records/limits'
import { recordSettingsInputSchema, type ExchangeRate } from '@vitrine/contracts/vault-records/settings'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { useUnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { recordSettings } from '../queries/records.ts'
import { recordFailureWords } from '../shared/record-words.ts'

/** As it is typed. */
type Row = Record<keyof ExchangeRate, string>

const emptyRow: Row = { from: 'EUR', to: 'USD', rate: '', day: '' }
const rowOf = (rate: ExchangeRate): Row => ({ ...rate, rate: String(rate.rate) })

const currency = (attributes: object) => (
  <select {...attributes} className="field">
    {currencyCodes.map((code) => (
      <option key={code}>{code}</option>
    ))}
  </select>
)

const columns = [
  { name: 'from', label: 'From', control: currency },
  { name: 'to', label: 'To', control: currency },
  {
    name: 'rate',
    label: 'Rate',
    control: (attributes: object) => (
      <input {...attributes} className="field" inputMode="decimal" autoComplete="off" />
    ),
  },
  {
    name: 'day',
    label: 'Date',
    control: (attributes: object) => <input {...attributes} className="field" type="date" />,
  },
] as const

/** The member's own rates, by which sums of several currencies are put together. */
export default function ExchangeRates({ rates }: { rates: readonly ExchangeRate[] }) {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState(() => rates.map(rowOf))
  const [isSent, setSent] = useState(false)
  const isEdited = JSON.stringify(rows) !== JSON.stringify(rates.map(rowOf))
  useUnsavedWork(isEdited)
  const checked = recordSettingsInputSchema.safeParse({
    exchangeRates: rows.map((row) => ({ ...row, rate: numberRead(readDecimal(row.rate)) ?? Number.NaN })),
  })
  const problems = new Map(checked.error?.issues.map(({ path, message }) => [path.join('.'), message]))
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (exchangeRates: ExchangeRate[]) =>
      browserCall(updateRecordSettings, { body: { exchangeRates } }),
    onSuccess: (settings) => {
      setSent(false)
      setRows(settings.exchangeRates.map(rowOf))
      queryClient.setQueryData(recordSettings(browserCall).queryKey, settings)
    },
  })
  const change = (changed: Row[]) => {
    setRows(changed)
    reset()
  }
  return (
    <section className="mt-12 border-t border-hairline pt-8">
      <h2 className="text-2xl font-medium">Exchange rates</h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">
        Sums of several currencies are put together only by rates that you enter here. The rate and its day
        are shown with each sum.
      </p>
      <form
        noValidate
        className="max-w-2xl space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (!isPending && checked.data) mutate(checked.data.exchangeRates ?? [])
        }}
      >
        {rows.map((row, place) => (
          <fieldset
            // Rows have no names: their places are theirs.
            key={place}
            className="grid gap-4 border-l-2 border-hairline pl-4 phone:grid-cols-2"
          >
            <legend className="sr-only">Rate {place + 1}</legend>
            {columns.map(({ name, label, control }) => (
              <FieldFrame
                key={name}
                name={name}
                label={label}
                problem={isSent ? problems.get(`exchangeRates.${place}.${name}`) : undefined}
                control={(named) =>
                  control({
                    ...named,
                    value: row[name],
                    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
                      change(rows.with(place, { ...row, [name]: currentTarget.value })),
                  })
                }
              />
            ))}
            <div>
              <button type="button" className="button-plain" onClick={() => change(rows.toSpliced(place, 1))}>
                Remove <span className="sr-only">rate {place + 1}</span>
              </button>
            </div>
          </fieldset>
        ))}
        {error && (
          <p role="alert" className="border-l-2 border-oxblood pl-3 text-oxblood">
            {recordFailureWords(error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="button-plain"
            disabled={rows.length >= limits.exchangeRatesMax}
            onClick={() => change([...rows, emptyRow])}
          >
            Add rate
          </button>
          <button type="submit" className="button" aria-disabled={isPending || undefined}>
            Save rates
          </button>
        </div>
        <p role="status" className="text-sm">
          {isSuccess && !isEdited ? 'Your rates are saved.' : ''}
        </p>
      </form>
    </section>
  )
}
