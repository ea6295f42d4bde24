import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link } from 'react-router'
import { LineIcon } from '../../shared/ui/icons.tsx'

export function Logo() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-serif text-2xl font-semibold tracking-tight"
    >
      <LineIcon grid={48} size={34} strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.5">
        <path d="M9 39V18C9 8 16 4.5 24 4.5S39 8 39 18V39" />
        <path d="M13.5 32V18.5C13.5 12 17.5 9 24 9S34.5 12 34.5 18.5V32Z" strokeWidth="1.5" />
        <path d="M5.5 39.5H42.5M10 40V45M38 40V45" />
        <path
          className="fill-brass stroke-none"
          d="M21 14H27V17.2C29.8 18.5 31 20.5 31 23C31 26.3 28.8 28.5 27.5 31H20.5C19.2 28.5 17 26.3 17 23C17 20.5 18.2 18.5 21 17.2Z"
        />
      </LineIcon>
      {PRODUCT_NAME}
    </Link>
  )
}
