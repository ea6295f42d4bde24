import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useReader } from '../identity/queries/use-reader.ts'
import type { Access } from './coming-sections.ts'
import { gateFor } from './section-gate.ts'

/** In the documents' own words. */
const PAID_ONLY = 'Sorry! This feature is only available for paid subscribers.'

/**
 * Lets in whom a section is for, and tells others how to get in. The server does not know who reads: until the browser
 * does, the place is kept; without scripts it stays with what a visitor is told.
 */
export function SectionGate({ access, children }: { access: Access; children: ReactNode }) {
  const reader = useReader()
  const gate = gateFor(access, reader ?? null)
  if (gate === 'open') return children
  return (
    <div className={reader === undefined ? 'invisible nojs:visible' : ''}>
      <p className="mt-6 border-l-2 border-brass py-1 pl-4 text-lg">{gate === 'paid' ? PAID_ONLY : 'Please log in to see your own items.'}</p>
      <GateLinks isPaid={gate === 'paid'} />
    </div>
  )
}

function GateLinks({ isPaid }: { isPaid: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Link to={`/login/auth?${new URLSearchParams({ parentUrl: `${pathname}${search}` }).toString()}`} className={isPaid ? 'button-plain' : 'button'}>
        {isPaid ? 'Sign In' : 'Log In'}
      </Link>
      <Link to="/product/index" className={isPaid ? 'button' : 'button-plain'}>
        Try for free
      </Link>
    </div>
  )
}
