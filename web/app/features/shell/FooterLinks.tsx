import { Link } from 'react-router'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { footerNavigation } from './navigation.ts'

/** The footer's link menu; the mobile menu shows the same under About. */
export function FooterNavigation({ listClass, linkClass }: { listClass: string; linkClass: string }) {
  const faq = useSiteFacts()?.faqUrl
  return (
    <ul className={listClass}>
      {footerNavigation.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <a href={faq} rel="external" className={linkClass}>
          FAQ
        </a>
      </li>
    </ul>
  )
}

/**
 * In the documented order, which is also that of the settings. Their drawings stand in one file, which no
 * page carries in its scripts.
 */
const networks = ['Facebook', 'X', 'Pinterest', 'YouTube', 'LinkedIn', 'Instagram'] as const

export function SocialLinks() {
  const urls = useSiteFacts()?.socialUrls ?? []
  return (
    <ul className="-mx-2.5 flex flex-wrap">
      {networks.map((name, place) => (
        <li key={name}>
          <a
            href={urls[place]}
            rel="external"
            aria-label={name}
            className="flex h-11 w-11 items-center justify-center hover:text-brass"
          >
            <svg
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <use href={`/images/networks.svg#${name}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
