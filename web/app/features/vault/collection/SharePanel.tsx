import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import type { ReadCollection } from '@vitrine/contracts/collections/schemas'
import { useSiteFacts } from '../../../shared/site-facts.ts'
import { showNotice } from '../shared/notices.ts'

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

interface Shared {
  /** The whole URL of the public page. */
  url: string
  title: string
  /** The whole URL of its picture; null where there is none. */
  picture: string | null
  description: string
}

/** Where a public collection is shared: plain links, none of the networks' own scripts. */
export function shareLinks({ url, title, picture, description }: Shared): { name: string; href: string }[] {
  const linkTo = (base: string, parameters: Record<string, string>) =>
    `${base}?${new URLSearchParams(parameters).toString()}`
  return [
    { name: 'Facebook', href: linkTo('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'X', href: linkTo('https://x.com/intent/post', { url, text: title }) },
    {
      name: 'Pinterest',
      href: linkTo('https://pinterest.com/pin/create/button/', {
        url,
        ...(picture && { media: picture }),
        description: `${title}. ${description}`.slice(0, 500),
      }),
    },
    { name: 'LinkedIn', href: linkTo('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ]
}
