import { Link } from 'react-router'
import { useReader } from '../../identity/queries/use-reader.ts'
import { actionFor, type PageAction, type PageCard } from '../content-page.ts'

/** What there is to choose from. The first stands out: it is what everybody may have at once. */
export function PageCards({ cards }: { cards: readonly PageCard[] }) {
  return (
    <ul className="grid gap-5 pt-10 tablet:grid-cols-2 large:grid-cols-3">
      {cards.map(({ title, note, text, points, action, forMembers }) => (
        <li key={title} className="flex flex-col justify-between gap-6 border border-hairline bg-raised p-6 first:border-brass tablet:first:col-span-2 tablet:first:flex-row tablet:first:items-end large:first:col-span-3">
          <div>
            <p className="eyebrow">{note}</p>
            <h2 className="mt-2 text-2xl font-medium">{title}</h2>
            <p className="mt-3">{text}</p>
            <ul className="mt-4 space-y-2 text-sm text-muted">
              {points.map((point) => (
                <li key={point} className="border-l-2 border-hairline pl-3">
                  {point}
                </li>
              ))}
            </ul>
          </div>
          {action && <CardAction action={action} forMembers={forMembers} />}
        </li>
      ))}
    </ul>
  )
}

function CardAction({ action, forMembers }: { action: PageAction; forMembers: string | undefined }) {
  const reader = useReader() ?? null
  const { label, to } = actionFor(reader, action)
  return (
    <div className="max-w-xs">
      {reader && forMembers && <p className="mb-4 text-sm text-muted">{forMembers}</p>}
      <Link to={to} className="button">
        {label}
      </Link>
    </div>
  )
}
