import type { ShownBlock } from '@vitrine/contracts/dictionary/shown-blocks'
import { Link } from 'react-router'
import { Picture } from '../../../../shared/ui/Picture.tsx'

type BlockOf<Type extends ShownBlock['type']> = Extract<ShownBlock, { type: Type }>

export function MarksTable({ marks = [] }: BlockOf<'marks'>) {
  if (marks.length === 0) return null
  return (
    <div className="mt-8 overflow-x-auto first:mt-0" role="region" aria-label="Marks">
      <table className="content-table">
        <thead>
          <tr>
            <th scope="col">Mark</th>
            <th scope="col">Name</th>
            <th scope="col">Maker</th>
            <th scope="col">Place</th>
            <th scope="col">In use</th>
          </tr>
        </thead>
        <tbody>
          {marks.map(({ id, title, pageURI, maker, place, period, thumbnail }) => (
            <tr key={id}>
              <td className="w-24">
                <Picture src={thumbnail} alt="" sizes="6rem" />
              </td>
              <th scope="row">
                <Link to={pageURI} className="text-link">
                  {title}
                </Link>
              </th>
              <td>{maker}</td>
              <td>{place}</td>
              <td>{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function RelatedEntries({ entries = [] }: BlockOf<'related'>) {
  if (entries.length === 0) return null
  return (
    <aside aria-label="Related entries" className="mt-8 border-y border-hairline py-5 first:mt-0">
      <h2 className="text-base font-semibold">Related entries</h2>
      <ul className="mt-3 grid gap-4 tablet:grid-cols-2">
        {entries.map(({ id, title, pageURI, thumbnail, description }) => (
          <li key={id} className="grid grid-cols-[5rem_1fr] items-start gap-3">
            <Picture src={thumbnail} alt="" sizes="5rem" className="mat-entry" />
            <div className="min-w-0">
              <Link to={pageURI} className="text-link font-medium">
                {title}
              </Link>
              {description && <p className="line-clamp-2 text-sm text-muted">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}
