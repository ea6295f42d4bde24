import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import { useSiteFacts } from '../../../shared/site-facts.ts'
import { showNotice } from '../shared/notices.ts'
import { shareLinks } from './share-links.ts'

/** The ways to show a public collection to others. */
export function SharePanel({
  collection: { url, title, picture, description },
}: {
  collection: ReadCollection
}) {
  const base = useSiteFacts()?.publicUrl ?? location.origin
  const shared = new URL(url, base).href
  const links = shareLinks({
    url: shared,
    title,
    picture: picture && new URL(picture, base).href,
    description,
  })
  const copy = () =>
    navigator.clipboard.writeText(shared).then(
      () => showNotice({ kind: 'done', text: messages.linkCopied }),
      // A browser may refuse: then the link can be copied by hand.
      () => showNotice({ kind: 'failed', text: `Your browser did not let us copy the link: ${shared}` }),
    )
  return (
    <section aria-label="Share this collection">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Share on ${name}, in a new tab`}
              className="button-plain"
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="button-plain" onClick={() => void copy()}>
            Copy link
          </button>
        </li>
      </ul>
    </section>
  )
}
