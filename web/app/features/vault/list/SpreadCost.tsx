import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { numberRead, readAmount } from '@vitrine/contracts/typed-numbers'
import { currencyCodes } from '@vitrine/contracts/vault-records/currencies'
import { spreadCost } from '@vitrine/contracts/vault-records/endpoints'
import { costKinds } from '@vitrine/contracts/vault-records/row-choices'
import { spreadWays, type SpreadWay } from '@vitrine/contracts/vault-records/spread-cost'
import { spreadCostSchema } from '@vitrine/contracts/vault-records/spread-cost-schemas'
import { useState, type ReactNode } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { AmountInput } from '../../../shared/forms/NumberInput.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { useSettledText } from '../../../shared/search-box/use-settled-text.ts'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { itemsKey } from '../queries/items.ts'
import { recordFailureWords } from '../shared/record-words.ts'
import { callForUndo, useShowUndoable } from '../shared/undo.ts'

interface SpreadCostProps {
  items: readonly { id: number; title: string }[]
  onClose: () => void
}

/** What several items were bought for together, divided among them to the cent. */
export default function SpreadCost({ items, onClose }: SpreadCostProps) {
  const queryClient = useQueryClient()
  const showUndoable = useShowUndoable()
  const [amount, setAmount] = useState('')
  const [currency, setCurrency] = useState('USD')
  const [kind, setKind] = useState<string>('price')
  const [day, setDay] = useState('')
  const [way, setWay] = useState<SpreadWay>('equally')
  const [byHand, setByHand] = useState<Readonly<Record<number, string>>>({})
  const [isSent, setSent] = useState(false)
  const settled = useSettledText(amount)
  const body = {
    objects: items.map(({ id }) => id),
    amount: numberRead(readAmount(amount)) ?? Number.NaN,
    currency,
    kind,
    day: day || null,
    note: `Bought with ${counted(items.length - 1, 'other item')}`,
    way,
    ...(way === 'byHand' && {
      shares: items.map(({ id }) => ({ id, amount: numberRead(readAmount(byHand[id] ?? '')) ?? Number.NaN })),
    }),
  }
  const checked = spreadCostSchema.safeParse(body)
  const problems = new Map(checked.error?.issues.map(({ path, message }) => [path.join('.'), message]))
  const problemOf = (name: string, text: string) => (isSent || text !== '' ? problems.get(name) : undefined)
  const preview = useQuery({
    queryKey: [...itemsKey, 'shares', body],
    queryFn: ({ signal }) =>
      browserCall(
        spreadCost,
        { query: { validationOnly: 'true' }, body: spreadCostSchema.parse(body) },
        { signal },
      ),
    enabled: checked.success && way !== 'byHand' && settled === amount.trim(),
    retry: false,
  })
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => callForUndo(spreadCost, { query: {}, body: spreadCostSchema.parse(body) }),
    onSuccess: async ({ changeSet }) => {
      await queryClient.invalidateQueries({ queryKey: itemsKey })
      showUndoable(`The cost was spread over ${counted(items.length, 'item')}.`, changeSet ? [changeSet] : [])
      onClose()
    },
  })
  // A refusal is of the way that was tried.
  const refusal = error ?? (way === 'byHand' ? null : preview.error)
  const chooseWay = (chosen: SpreadWay) => {
    setWay(chosen)
    setSent(false)
    reset()
  }
  const left = leftToSpread(
    amount,
    items.map(({ id }) => byHand[id] ?? ''),
  )
  return (
    <Sheet title={`Spread a cost over ${counted(items.length, 'item')}`} open onClose={onClose}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (!isPending && checked.success) mutate()
        }}
      >
        <p className="text-muted">
          For things that were bought together. Each item gets its share as a cost; together they are the
          whole amount, to the cent.
        </p>
        <div className="grid gap-4 phone:grid-cols-2">
          <FieldFrame
            name="amount"
            label="Amount"
            isRequired
            problem={problemOf('amount', amount)}
            control={(named) => (
              <AmountInput {...named} className="field" value={amount} onText={setAmount} />
            )}
          />
          <Select label="Currency" value={currency} onValue={setCurrency}>
            {currencyCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
          <Select label="Kind" value={kind} onValue={setKind}>
            {costKinds.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
          <FieldFrame
            name="day"
            label="Date"
            problem={problemOf('day', day)}
            control={(named) => (
              <input
                {...named}
                type="date"
                className="field"
                value={day}
                onChange={({ currentTarget }) => setDay(currentTarget.value)}
              />
            )}
          />
        </div>
        <fieldset>
          <legend className="mb-1.5 font-medium">How it is spread</legend>
          {spreadWays.map(({ name, label }) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="way" checked={way === name} onChange={() => chooseWay(name)} />
              {label}
            </label>
          ))}
        </fieldset>
        {way === 'byHand' ? (
          <div className="space-y-4">
            {items.map(({ id, title }, at) => (
              <FieldFrame
                key={id}
                name={`share-${id}`}
                label={title}
                problem={problemOf(`shares.${at}.amount`, byHand[id] ?? '')}
                control={(named) => (
                  <AmountInput
                    {...named}
                    className="field"
                    value={byHand[id] ?? ''}
                    onText={(text) => setByHand({ ...byHand, [id]: text })}
                  />
                )}
              />
            ))}
            {left !== null && left !== 0 && (
              <p role="status" className="text-sm tabular-nums">
                {left > 0
                  ? `${formatMoney(left, currency)} still to spread.`
                  : `${formatMoney(-left, currency)} too much.`}
              </p>
            )}
          </div>
        ) : (
          <ul aria-label="Shares" className="grid gap-1 text-sm tabular-nums">
            {preview.data?.response.shares.map(({ id, title, amount: share }) => (
              <li key={id} className="flex justify-between gap-4 border-b border-hairline py-1.5">
                <span className="min-w-0 break-words">{title}</span>
                <span className="whitespace-nowrap">{formatMoney(share, currency)}</span>
              </li>
            ))}
          </ul>
        )}
        {refusal && (
          <p role="alert" className="border-l-2 border-oxblood pl-3 text-oxblood">
            {recordFailureWords(refusal)}
          </p>
        )}
        <button type="submit" className="button" aria-disabled={isPending || undefined}>
          Save
        </button>
      </form>
    </Sheet>
  )
}

/** What the shares leave of the amount, negative where they are more; null while it is no amount. */
function leftToSpread(amount: string, shares: readonly string[]): number | null {
  const whole = numberRead(readAmount(amount))
  if (whole === null || Number.isNaN(whole)) return null
  const cents = (text: string) => Math.round((numberRead(readAmount(text)) || 0) * 100)
  return (Math.round(whole * 100) - shares.reduce((sum, share) => sum + cents(share), 0)) / 100
}

interface SelectProps {
  label: string
  value: string
  onValue: (value: string) => void
  children: ReactNode
}

function Select({ label, value, onValue, children }: SelectProps) {
  return (
    <FieldFrame
      name={label}
      label={label}
      problem={undefined}
      control={(named) => (
        <select
          {...named}
          className="field"
          value={value}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        >
          {children}
        </select>
      )}
    />
  )
}
