import { Link } from 'react-router'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { shortName, type FavoriteRow } from './favorite-row.ts'

interface FavoriteTableProps {
  label: string
  rows: readonly FavoriteRow[]
  /** The one that is being removed. */
  busyId: number | null
  onDelete: (row: FavoriteRow) => void
}

export function FavoriteTable({ label, rows, busyId, onDelete }: FavoriteTableProps) {
  return (
    <table aria-label={label} className="mt-4 w-full border-collapse text-left">
      <thead className="border-y border-hairline text-sm text-muted">
        <tr>
          <th scope="col" className="py-2 font-semibold">
            Name
          </th>
          <th scope="col" className="hidden w-36 px-3 py-2 font-semibold tablet:table-cell">
            Added
          </th>
          <th scope="col" className="w-20 py-2">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.favoriteId}
            className={`border-b border-hairline align-middle ${row.favoriteId === busyId ? 'opacity-50' : ''}`}
          >
            <th scope="row" className="py-3 font-normal">
              <NamedItem row={row} />
            </th>
            <td className="hidden px-3 whitespace-nowrap text-muted tablet:table-cell">
              <Day iso={row.createdDate} />
            </td>
            <td className="text-right">
              <button
                type="button"
                aria-label={`Delete ${row.name}`}
                disabled={row.favoriteId === busyId}
                className="text-link min-h-11 px-2"
                onClick={() => onDelete(row)}
              >
                Delete
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NamedItem({ row: { name, byline, picture, page, createdDate } }: { row: FavoriteRow }) {
  return (
    <div className="flex items-center gap-3 tablet:gap-5">
      <Picture
        src={picture}
        alt=""
        sizes="6rem"
        className={`w-20 shrink-0 tablet:w-24 ${page ? '' : 'opacity-60'}`}
      />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {page ? (
          <Link to={page} title={name} className="quiet-link font-serif text-lg">
            {shortName(name)}
          </Link>
        ) : (
          <span title={name} className="font-serif text-lg text-muted">
            {shortName(name)}
          </span>
        )}
        {byline && <p className="text-sm text-muted">{byline}</p>}
        {!page && <p className="text-sm text-muted italic">No longer available</p>}
        <p className="text-sm text-muted tablet:hidden">
          <Day iso={createdDate} />
        </p>
      </div>
    </div>
  )
}
