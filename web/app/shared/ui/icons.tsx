import type { SVGProps } from 'react'

interface LineIconProps extends SVGProps<SVGSVGElement> {
  /** The side of the square that its coordinates are in. */
  grid: number
  /** In pixels. */
  size: number
}

/** An icon of lines in the color of the text around it; assistive technology skips it. */
export function LineIcon({ grid, size, ...props }: LineIconProps) {
  return (
    <svg
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      {...props}
    />
  )
}

/** A small arrow down beside what unfolds; within an open `group` it points up. */
export function Caret() {
  return (
    <LineIcon
      grid={12}
      size={10}
      className="shrink-0 transition-transform group-open:rotate-180 group-aria-expanded:rotate-180"
    >
      <path d="M2 4l4 4 4-4" />
    </LineIcon>
  )
}

/** The sign for closing and clearing. */
export function Cross({ size = 16 }: { size?: number }) {
  return (
    <LineIcon grid={16} size={size} strokeWidth="1.75" strokeLinecap="round">
      <path d="M3 3l10 10M13 3L3 13" />
    </LineIcon>
  )
}
