import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MenuBeside, vaultMenu } from '../vault/shared/MenuBeside.tsx'
import { EXAMPLE_VAULT, vaultPaths } from '../vault/shared/vault-paths.ts'
import { EXAMPLE_ITEMS } from './example-paths.ts'

/** The vault's own menu, as far as the example has its pages. */
const examplePages: Readonly<Record<string, { to: string; under?: string }>> = {
  [vaultPaths.dashboard]: { to: EXAMPLE_VAULT },
  [vaultPaths.list]: { to: EXAMPLE_ITEMS, under: `${EXAMPLE_ITEMS}/` },
}
const exampleMenu = vaultMenu.flatMap((entry) => {
  const page = examplePages[entry.to]
  return page ? [{ ...entry, alias: undefined, ...page }] : []
})

/** Every page of the example says first that it is one, and leads to a vault of one's own. */
export function ExampleFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <aside aria-label="About this example" className="border-b border-hairline bg-sunken">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
          <p className="max-w-prose">
            <strong className="font-semibold">This vault is an example.</strong> Its objects, prices and
            places are made up. Nobody sees yours unless you share it.
          </p>
          <p className="flex flex-wrap gap-3" data-print="no">
            <Link to={logInPath(vaultPaths.dashboard)} className="button-plain member:hidden">
              Sign In
            </Link>
            <Link to="/product/index" className="button member:hidden">
              Create your own
            </Link>
            <Link to={vaultPaths.dashboard} className="button hidden member:inline-flex">
              Go to your vault
            </Link>
          </p>
        </div>
      </aside>
      <MenuBeside entries={exampleMenu}>{children}</MenuBeside>
    </>
  )
}
