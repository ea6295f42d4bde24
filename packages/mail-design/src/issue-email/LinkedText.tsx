import { Link } from '@react-email/components'
import { Fragment } from 'react'
import { brass } from '../colors.ts'
import { piecesOf } from './linked-text.ts'

/** What somebody wrote, with the web URL in it as links. */
export function LinkedText({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, isAddress }, place) =>
    isAddress ? (
      <Link
        key={place}
        href={piece}
        className="mail-link"
        style={{ color: brass, textDecoration: 'underline' }}
      >
        {piece}
      </Link>
    ) : (
      <Fragment key={place}>{piece}</Fragment>
    ),
  )
}
