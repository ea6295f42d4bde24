import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { Link, useLocation } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { countItems } from '@vitrine/contracts/vault-downloads/endpoints'
import { useState } from 'react'
import { NeedsScripts } from '../../../shared/ui/NeedsScripts.tsx'
import { Spinner } from '../../../shared/ui/states/Spinner.tsx'
import { useCurrentUser } from '../../identity/queries.ts'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import type { ToastContent } from '../../../shared/ui/overlays/toasts.ts'
import { EXAMPLE_VAULT } from './vault-paths.ts'
import { originals, table, useDownload, useVaultDocument } from './use-download.ts'

/**
 * For visitors, and for members without a paid membership or a trial; whoever had one is offered what is
 * kept. `title` is what the page is called.
 */
export function VaultGuest({ title = 'Vault' }: { title?: string }) {
  const { pathname, search } = useLocation()
  const reader = useCurrentUser()
  const isInterrupted = ['On Hold', 'Error'].includes(reader?.subscriptionStatus ?? '')
  return (
    <section className="page py-16 tablet:py-24">
      <h1 className="text-4xl font-medium tablet:text-5xl">{title}</h1>
      {/* Without scripts nobody knows who reads: it is not said to those who may have paid. */}
      <p className="mt-6 border-l-2 border-brass py-1 pl-4 text-lg nojs:hidden">
        {vaultItemMessages.paidOnly}
      </p>
      <NeedsScripts what={title === 'Vault' ? 'The vault needs' : `${title} needs`} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={logInPath(`${pathname}${search}`)} className="button-plain">
          Sign In
        </Link>
        <Link to={isInterrupted ? '/app/accountSettings/subscription' : '/product/index'} className="button">
          {isInterrupted ? 'Re-enable' : 'Try for free'}
        </Link>
        <Link to={EXAMPLE_VAULT} className="button-plain">
          See an example
        </Link>
      </div>
      {reader && <KeptItems userId={reader.userId} />}
    </section>
  )
}

/** While it is not known who reads: what a visitor sees, without scripts for good. */
export function VaultGuestPending({ title }: { title?: string }) {
  return (
    <>
      <div className="page hidden min-h-80 items-center justify-center member:flex">
        <Spinner />
      </div>
      <div className="member:hidden">
        <VaultGuest {...(title !== undefined && { title })} />
      </div>
    </>
  )
}

/** What a former member's vault keeps, and the ways to take it along. */
function KeptItems({ userId }: { userId: number }) {
  const { data } = useQuery({
    queryKey: ['vault', 'kept-items', userId],
    queryFn: ({ signal }) => browserCall(countItems, {}, { signal }),
  })
  const [notice, setNotice] = useState<ToastContent | null>(null)
  const { isBusy, download } = useDownload((text) => setNotice({ kind: 'failed', text }))
  const pdf = useVaultDocument(false, setNotice)
  if (!data || data.itemsCount === 0) return null
  const saved = (file: typeof table) => ({ ...file, isBusy, run: () => download(file) })
  const files = [saved(table), { label: 'PDF', isBusy: pdf.isBusy, run: pdf.start }, saved(originals)]
  return (
    <section aria-label="Your items" className="mt-10 border-t border-hairline pt-6">
      <p>
        {data.itemsCount === 1
          ? 'Your item is kept. You can download it at any time.'
          : `Your ${formatCount(data.itemsCount)} items are kept. You can download them at any time.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {files.map((file) => (
          <button
            key={file.label}
            type="button"
            className="button-plain"
            aria-disabled={file.isBusy || undefined}
            onClick={() => {
              setNotice(null)
              void file.run()
            }}
          >
            {file.label}
          </button>
        ))}
      </div>
      <p role="status" className="mt-3">
        {notice && notice.kind !== 'failed' ? notice.text : isBusy ? 'The file is on its way.' : ''}
      </p>
      {notice?.link && (
        <a href={notice.link.href} download className="underline underline-offset-4">
          {notice.link.label}
        </a>
      )}
      {notice?.kind === 'failed' && (
        <p role="alert" className="mt-3 text-oxblood">
          {notice.text}
        </p>
      )}
    </section>
  )
}
