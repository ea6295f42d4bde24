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
