import type { MemberScore } from '@vitrine/contracts/worth-score/schemas'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { Price } from '../../../shared/ui/figures/Price.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'

type Comparable = MemberScore['itemsRelated'][number]

interface ComparablesProps {
  items: readonly Comparable[]
  /** Those that the next score leaves out. */
  setAside: readonly number[]
  onToggle: (id: number) => void
}

/** The sold items that a score rests on, best first, each with why it counts. */
export function Comparables({ items, setAside, onToggle }: ComparablesProps) {
  return (
    <section aria-labelledby="comparables" className="mt-10">
      <h2 id="comparables" className="mb-4 text-2xl font-medium">
        Similar items
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            isSetAside={setAside.includes(item.id)}
            onToggle={() => onToggle(item.id)}
          />
        ))}
      </ul>
    </section>
  )
}

function Row({
  item: { title, thumbnail, url, saleDate, salePrice, currency, reasons },
  isSetAside,
  onToggle,
}: {
  item: Comparable
  isSetAside: boolean
  onToggle: () => void
}) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 py-4 phone:grid-cols-[7rem_minmax(0,1fr)]">
      <Picture src={thumbnail} alt="" sizes="7rem" />
      <div className="min-w-0">
        <a
          href={url}
          className={`font-medium break-words hover:text-brass ${isSetAside ? 'line-through' : ''}`}
        >
          {title}
        </a>
        <p className="mt-1">
          <Price amount={salePrice} currency={currency} />, sold <Day iso={saleDate} />
        </p>
        <p className="mt-1 text-sm text-muted">{reasons.join(' · ')}</p>
        <button
          type="button"
          className="text-link mt-1 min-h-11 text-sm"
          aria-pressed={isSetAside}
          aria-label={`Not similar: ${title}`}
          onClick={onToggle}
        >
          {isSetAside ? 'Set aside when you apply. Bring back' : 'Not similar'}
        </button>
      </div>
    </li>
  )
}
