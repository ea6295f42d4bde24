import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { lazy, Suspense, useState } from 'react'
import { SteadyButton } from '../feedback/SteadyButton.tsx'
import { BulkFailures } from '../lists/BulkFailures.tsx'
import { useBulkRun, type BulkWork } from '../lists/use-bulk-run.tsx'
import type { FoundInText } from '../texts/BulkChecksDialog.tsx'
import { lookInto } from '../texts/look-into.ts'

const BulkChecksDialog = lazy(() => import('../texts/BulkChecksDialog.tsx'))

/** Publishes or updates the selected articles. What the checks find in them is shown first, by article. */
export function PublishArticles({
  label,
  ...work
}: { label: string } & BulkWork<ManagedArticle, ManagedArticle>) {
  const { chosen, isBusy, act, left } = useBulkRun(work)
  const [isLooking, setLooking] = useState(false)
  const [found, setFound] = useState<readonly FoundInText[]>([])
  const look = async () => {
    setLooking(true)
    const looked = await Promise.all(
      chosen.map(async ({ id, title }) => ({
        id,
        title,
        findings: await lookInto({ kind: 'dictionary-article', id }),
      })),
    )
    setLooking(false)
    const withFindings = looked.filter(({ findings }) => findings.length > 0)
    setFound(withFindings)
    if (withFindings.length === 0) await act()
  }
  const close = () => setFound([])
  const publish = async (articles: readonly ManagedArticle[]) => {
    if (articles.length > 0) await act(articles)
    close()
  }
  const others = chosen.filter(({ id }) => found.every((one) => one.id !== id))
  return (
    <>
      <SteadyButton
        size="small"
        isBusy={isBusy || isLooking}
        isOff={chosen.length === 0}
        onClick={() => void look()}
      >
        {label}
      </SteadyButton>
      {found.length > 0 && (
        <Suspense>
          <BulkChecksDialog
            found={found}
            others={others.length}
            isPending={isBusy}
            onPublish={() => void publish(chosen)}
            onKeep={() => void publish(others)}
            onClose={close}
          />
        </Suspense>
      )}
      <BulkFailures {...left} />
    </>
  )
}
