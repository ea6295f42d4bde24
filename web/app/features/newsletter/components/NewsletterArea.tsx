import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link } from 'react-router'
import { SubscribeForm } from './SubscribeForm.tsx'

/** The newsletter at the end of a page about something else. */
export function NewsletterArea() {
  return (
    <section
      aria-labelledby="newsletter"
      data-print="no"
      className="grid gap-8 border-t border-hairline pt-12 tablet:grid-cols-2 tablet:gap-12"
    >
      <div>
        <p className="eyebrow">Newsletter</p>
        <h2 id="newsletter" className="mt-2 text-2xl font-medium tablet:text-3xl">
          More like this by email
        </h2>
        <p className="mt-4 max-w-md text-muted">
          The {PRODUCT_NAME} newsletter shows what is new in the dictionary: a few entries, chosen and
          introduced by their authors.
        </p>
        <p className="mt-3">
          <Link to="/newsletter-landing-page" className="text-link">
            See the newsletter first
          </Link>
        </p>
      </div>
      <SubscribeForm />
    </section>
  )
}
