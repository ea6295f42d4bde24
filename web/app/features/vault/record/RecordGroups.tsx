import { recordGroups, type RecordGroup } from '@vitrine/contracts/vault-records/record-fields'
import { choiceLabel } from '@vitrine/contracts/choices'
import { costKinds, valuationBases } from '@vitrine/contracts/vault-records/row-choices'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { formatDay } from '../../../shared/format/dates.ts'
import { Badge } from '../../../shared/ui/figures/Badge.tsx'
import { FactList } from '../../../shared/ui/figures/FactList.tsx'
import { ItemPhoto } from '../shared/ItemPhoto.tsx'
import { costTotals, formatAmount, formatAmounts } from './amounts.ts'
import { recordFacts, type ShownRecord } from './record-facts.ts'

/** A photo of the item by the id that a part names it with. */
export type PhotoOf = (id: number) => { url: string; place: number } | undefined

export interface RecordGroupsProps {
  record: ShownRecord
  worthScore: VaultRecord['worthScore']
  /** The documented one, which is part of the cost. */
  purchasePrice: number | null
  photoOf: PhotoOf
  /** In two columns where there is room. */
  isWide?: boolean
}

/** What is filled of a record, in its groups. */
export function RecordGroups({ isWide = false, ...props }: RecordGroupsProps) {
  return (
    <div className={isWide ? 'gap-x-10 large:columns-2' : ''}>
      {recordGroups.map(({ name, title }) => (
        <Group key={name} {...props} name={name} title={title} />
      ))}
    </div>
  )
}

function Group({
  record,
  worthScore,
  purchasePrice,
  photoOf,
  name,
  title,
}: Omit<RecordGroupsProps, 'isWide'> & { name: RecordGroup; title: string }) {
  const facts = recordFacts(record, name)
  const rows = {
    quantity: record.parts.length > 0 && <Parts parts={record.parts} photoOf={photoOf} />,
    costs: record.costs.length > 0 && (
      <Costs
        costs={record.costs}
        purchasePrice={purchasePrice}
        pieces={record.valuesAre === 'each' ? record.quantity : 1}
      />
    ),
    valuations: record.valuations.length > 0 && (
      <Valuations valuations={record.valuations} worthScore={worthScore} />
    ),
    acquisition: record.provenance.length > 0 && <Provenance entries={record.provenance} />,
  }
  const more = name in rows ? rows[name as keyof typeof rows] : false
  if (facts.length === 0 && !more) return null
  return (
    <section aria-label={title} className="mb-10 break-inside-avoid">
      <h3 className="mb-3 font-serif text-xl font-medium">{title}</h3>
      {facts.length > 0 && (
        <div className="whitespace-pre-line">
          <FactList facts={facts} />
        </div>
      )}
      {more && <div className={facts.length > 0 ? 'mt-5' : ''}>{more}</div>}
    </section>
  )
}

function Parts({ parts, photoOf }: { parts: ShownRecord['parts']; photoOf: PhotoOf }) {
  return (
    <ol className="border-t border-hairline" aria-label="Parts">
      {parts.map(({ number, name, note, imageIds }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no identity of their own
        <li
          key={place}
          className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-hairline py-2.5"
        >
          <span className="w-10 shrink-0 text-muted tabular-nums">{number}</span>
          <span className="min-w-0 flex-1 basis-48">
            {name}
            {note !== '' && <span className="block text-sm text-muted">{note}</span>}
          </span>
          {imageIds.map((id) => {
            const photo = photoOf(id)
            return (
              photo && (
                <span key={id} className="w-20">
                  <ItemPhoto url={photo.url} alt={`${name}, photo ${photo.place + 1}`} sizes="5rem" />
                </span>
              )
            )
          })}
        </li>
      ))}
    </ol>
  )
}

const table = 'w-full text-sm'
const head = 'border-b border-hairline text-left text-muted'
const cell = 'py-2 pr-4 align-top font-normal'
const amountCell = 'py-2 text-right align-top tabular-nums'

interface CostsProps {
  costs: ShownRecord['costs']
  purchasePrice: number | null
  /** For how many pieces each cost is counted. */
  pieces: number
}

function Costs({ costs, purchasePrice, pieces }: CostsProps) {
  const isPriceListed = costs.some(({ kind }) => kind === 'price')
  const totals = costTotals(costs, { purchasePrice, pieces })
  return (
    <table className={table} aria-label="Costs">
      <thead>
        <tr className={head}>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Cost
          </th>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Date
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {purchasePrice !== null && !isPriceListed && (
          <tr className="border-b border-hairline">
            <th scope="row" colSpan={2} className={`${cell} text-left`}>
              Purchase price
            </th>
            <td className={amountCell}>
              <Amounts text={formatAmount(purchasePrice, 'USD')} />
            </td>
          </tr>
        )}
        {costs.map(({ kind, amount, currency, day, note }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- costs have no identity of their own
          <tr key={place} className="border-b border-hairline">
            <th scope="row" className={`${cell} text-left`}>
              {choiceLabel(costKinds, kind)}
              {note !== '' && <span className="block text-muted">{note}</span>}
            </th>
            <td className={cell}>{day && formatDay(day)}</td>
            <td className={amountCell}>
              <Amounts text={formatAmount(amount, currency)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ amount, currency }) => (
          <tr key={currency}>
            <th scope="row" colSpan={2} className="py-1.5 pr-4 text-left font-medium">
              Total{pieces > 1 && ` for ${pieces} pieces`}
              {totals.length > 1 && ` in ${currency}`}
            </th>
            <td className="py-1.5 text-right font-medium whitespace-nowrap tabular-nums">
              {formatAmount(amount, currency)}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

function Valuations({
  valuations,
  worthScore,
}: {
  valuations: ShownRecord['valuations']
  worthScore: VaultRecord['worthScore']
}) {
  return (
    <table className={table} aria-label="Valuations">
      <thead>
        <tr className={head}>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Basis
          </th>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Date
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {valuations.map(
          ({ basis, amount, amountMax, currency, day, valuer, note, isInsuredValue }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- valuations have no identity of their own
            <tr key={place} className="border-b border-hairline">
              <th scope="row" className={`${cell} text-left`}>
                {choiceLabel(valuationBases, basis)}{' '}
                {isInsuredValue && <Badge look="accent">Insured for this</Badge>}
                {valuer !== '' && <span className="block text-muted">by {valuer}</span>}
                {note !== '' && <span className="block text-muted">{note}</span>}
              </th>
              <td className={cell}>{day && formatDay(day)}</td>
              <td className={amountCell}>
                <Amounts text={formatAmounts(amount, amountMax, currency)} />
              </td>
            </tr>
          ),
        )}
        {worthScore && (
          <tr className="border-b border-hairline">
            <th scope="row" className={`${cell} text-left`}>
              WorthScore
            </th>
            <td className={cell}>{formatDay(worthScore.valuedAt)}</td>
            <td className={amountCell}>
              <Amounts
                text={formatAmounts(worthScore.amountMin, worthScore.amountMax, worthScore.currency)}
              />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** A range breaks between its amounts. */
function Amounts({ text }: { text: string }) {
  const [amount, amountMax] = text.split(' - ')
  return (
    <>
      <span className="whitespace-nowrap">{amount}</span>
      {amountMax !== undefined && (
        <>
          {' - '}
          <span className="whitespace-nowrap">{amountMax}</span>
        </>
      )}
    </>
  )
}

function Provenance({ entries }: { entries: ShownRecord['provenance'] }) {
  return (
    <>
      <h4 className="mb-2 font-medium">Provenance</h4>
      <ol className="border-l-2 border-hairline pl-5" aria-label="Provenance">
        {entries.map(({ dateText, event }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
          <li key={place} className="py-1.5">
            {dateText !== '' && <span className="block text-sm text-muted">{dateText}</span>}
            {event}
          </li>
        ))}
      </ol>
    </>
  )
}
