import { useId } from 'react'
import { LineIcon } from '../icons.tsx'

export const listViews = ['grid', 'list', 'table'] as const
export type ListView = (typeof listViews)[number]

const names: Record<ListView, string> = { grid: 'Grid', list: 'List', table: 'Table' }
/** Drawings of 20 by 20, in strokes. */
const icons: Record<ListView, string> = {
  grid: 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z',
  list: 'M3 5h3M9 5h8M3 10h3M9 10h8M3 15h3M9 15h8',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8.5 4v12',
}

interface ViewSwitchProps<View extends ListView> {
  value: View
  views: readonly View[]
  onChange: (view: View) => void
}

/** How a list is shown: radio buttons, so that arrow keys choose. */
export function ViewSwitch<View extends ListView>({ value, views, onChange }: ViewSwitchProps<View>) {
  const name = useId()
  return (
    <fieldset className="inline-flex border border-edge" data-print="no">
      <legend className="sr-only">View</legend>
      {views.map((view) => (
        <label
          key={view}
          title={names[view]}
          className="relative flex h-11 w-11 items-center justify-center text-muted not-first:border-l not-first:border-hairline hover:text-brass has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
        >
          <input
            type="radio"
            name={name}
            value={view}
            checked={view === value}
            className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
            onChange={() => onChange(view)}
          />
          <span className="sr-only">{names[view]}</span>
          <LineIcon grid={20} size={20}>
            <path d={icons[view]} />
          </LineIcon>
        </label>
      ))}
    </fieldset>
  )
}
