import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link } from 'react-router'
import type { Route } from './+types/unopened'
import { comingSections } from '../features/shell/coming-sections.ts'
import { SearchForm } from '../features/dictionary/components/SearchForm.tsx'
import { notFound } from '../shared/api/failure.ts'

/** Every address without a page of its own: a section that opens later says so, anything else is not found. */
function load({ request }: Pick<Route.LoaderArgs, 'request'>) {
  const pathname = new URL(request.url).pathname.replace(/\/+$/, '')
  const section = comingSections.find(({ path }) => path.test(pathname)) ?? notFound()
  return { name: section.name, promise: section.promise }
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => Promise.resolve(load(args))

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.name ?? 'Page not found'} | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex, follow' }]

export default function Unopened({ loaderData: { name, promise } }: Route.ComponentProps) {
  return (
    <section className="page grid items-center gap-10 py-16 tablet:grid-cols-2 tablet:py-24">
      <div>
        <p className="eyebrow">Opening soon</p>
        <h1 className="mt-3 text-4xl font-medium tablet:text-5xl">{name}</h1>
        <p className="mt-5 text-lg">{promise}</p>
        <p className="mt-3 text-muted">This part of {PRODUCT_NAME} is not open yet. The dictionary is:</p>
        <div className="mt-6">
          <SearchForm />
        </div>
        <p className="mt-5">
          <Link to="/dictionary" className="text-link">
            Browse the dictionary by category and letter
          </Link>
        </p>
      </div>
      <img src="/images/og-default.svg" alt="" width="1200" height="630" className="h-auto w-full" />
    </section>
  )
}
