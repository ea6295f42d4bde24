import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link, useLocation } from 'react-router'
import { SearchForm } from '../dictionary/components/SearchForm.tsx'
import { SiteImage } from '../../shared/ui/SiteImage.tsx'
import type { ComingSection as Section } from './coming-sections.ts'
import { SectionGate } from './SectionGate.tsx'
import { StartExploring } from './StartExploring.tsx'

type ComingSectionProps = Pick<Section, 'name' | 'promise' | 'access' | 'isOwnList'>

/** A section that opens later: what it will hold, who is let in, and where to go on meanwhile. */
export function ComingSection({ name, promise, access, isOwnList = false }: ComingSectionProps) {
  return (
    <section className="page grid items-center gap-10 py-16 tablet:grid-cols-2 tablet:py-24">
      <div>
        <p className="eyebrow">Opening soon</p>
        <h1 className="mt-3 text-4xl font-medium tablet:text-5xl">{name}</h1>
        <p className="mt-5 text-lg">{promise}</p>
        {access ? (
          <SectionGate access={access}>
            {isOwnList && <StartExploring />}
            <Meanwhile />
          </SectionGate>
        ) : (
          <Meanwhile />
        )}
      </div>
      <SiteImage src="/images/og-default.svg" alt="" width="1200" height="630" className="h-auto w-full" />
    </section>
  )
}

function Meanwhile() {
  const given = new URLSearchParams(useLocation().search)
  return (
    <>
      <p className="mt-6 text-muted">This part of {PRODUCT_NAME} is not open yet. The dictionary is:</p>
      <div className="mt-6">
        <SearchForm text={given.get('q') ?? given.get('query') ?? ''} />
      </div>
      <p className="mt-5">
        <Link to="/dictionary" className="text-link">
          Browse the dictionary by category and letter
        </Link>
      </p>
    </>
  )
}
