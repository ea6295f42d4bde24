import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture, TILE_SIZES, type Seen } from '../Picture.tsx'

/**
 * A photo of the object itself, or, while there is none, the drawing of its category; without a category, a
 * drawing of no object.
 */
export type ObjectPicture = { src: string; alt: string } | { drawing: string; category: string }

export interface ObjectCardProps {
  title: string
  to: string
  /** None where the whole list would show one drawing. */
  picture: ObjectPicture | null
  /** What else tells the object: its maker, its date, its place. */
  label?: ReactNode
  /** A formatted price, or what stands in its place. */
  price?: ReactNode
  /** A `HeartButton`, where it can be kept among the favorites. */
  heart?: ReactNode
  /** Where cards can be selected. */
  selection?: { selected: boolean; onChange: (selected: boolean) => void }
  badge?: ReactNode
  seen?: Seen
  sizes?: string
}

/**
 * One object in a list: the photo first. The whole title is the link; heart and checkbox lie beside it, not
 * inside.
 */
export function ObjectCard({
  title,
  to,
  picture,
  label,
  price,
  heart,
  selection,
  badge,
  seen,
  sizes = TILE_SIZES,
}: ObjectCardProps) {
  return (
    <article
      data-picture={picture ? undefined : 'no'}
      className={`group relative flex h-full flex-col ${picture ? '' : 'border-t border-hairline'} ${selection?.selected ? 'outline-2 outline-offset-4 outline-brass' : ''}`}
    >
      <div className="relative">
        {picture && <PictureLink to={to} picture={picture} seen={seen} sizes={sizes} />}
        {selection && <SelectionBox title={title} {...selection} />}
        {heart}
      </div>
      <div className={`mt-3 flex flex-1 flex-col ${picture ? '' : 'pr-11'}`}>
        {badge && <div className="mb-1.5">{badge}</div>}
        <h3 className={`${picture ? 'line-clamp-3' : 'line-clamp-4'} text-lg leading-snug font-medium`}>
          <Link to={to} prefetch="intent" className="quiet-link group-hover:text-brass">
            {title}
          </Link>
        </h3>
        {label && <p className="mt-1 line-clamp-3 text-sm text-muted">{label}</p>}
        {price && <p className="mt-auto pt-2 font-medium tabular-nums">{price}</p>}
      </div>
    </article>
  )
}

function PictureLink({
  to,
  picture,
  seen,
  sizes,
}: {
  to: string
  picture: ObjectPicture
  seen: Seen | undefined
  sizes: string
}) {
  const isDrawing = 'drawing' in picture
  return (
    <>
      <Link to={to} prefetch="intent" tabIndex={-1} aria-hidden="true" className="block">
        <Picture
          src={isDrawing ? picture.drawing : picture.src}
          alt={isDrawing ? '' : picture.alt}
          seen={seen}
          sizes={sizes}
          className={`transition-opacity group-hover:opacity-90 ${isDrawing ? 'mat-drawing' : ''}`}
        />
      </Link>
      {isDrawing && <DrawingNote category={picture.category} />}
    </>
  )
}

/** A drawing must not pass for a photo of the object. */
function DrawingNote({ category }: { category: string }) {
  return (
    <p className="drawing-note">{category ? `${category}: drawing of the category, no` : 'No'} picture yet</p>
  )
}

function SelectionBox({
  title,
  selected,
  onChange,
}: {
  title: string
  selected: boolean
  onChange: (selected: boolean) => void
}) {
  return (
    <label className="absolute top-0 left-0 flex h-11 w-11 items-center justify-center">
      <span className="sr-only">Select {title}</span>
      <input
        type="checkbox"
        checked={selected}
        className="h-5 w-5 accent-brass"
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
