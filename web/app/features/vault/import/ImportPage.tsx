import { useQuery } from '@tanstack/react-query'
import { importRules } from '@vitrine/contracts/vault-imports/imports'
import type { VaultImport } from '@vitrine/contracts/vault-imports/schemas'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { importDetail, importList } from '../queries/imports.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { vaultPaths } from '../shared/vault-paths.ts'
import { stateLabels } from './import-words.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { UploadForm } from './UploadForm.tsx'

const UndoDialog = lazy(() => loadChunk(() => import('./UndoDialog.tsx')))

export function importPath(id: number): string {
  return `${vaultPaths.import}?id=${id}`
}

/** Items from a spreadsheet: a file, its columns, what is to be corrected, and the import. */
export function ImportPage() {
  const asked = Number(new URLSearchParams(useLocation().search).get('id'))
  return Number.isSafeInteger(asked) && asked > 0 ? <OneImport key={asked} id={asked} /> : <AllImports />
}

function AllImports() {
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const {
    data: imports,
    error,
    refetch,
  } = useQuery({ ...importList(browserCall), meta: { essential: true } })
  const [undone, setUndone] = useState<VaultImport | null>(null)
  return (
    <>
      <h1 className="text-3xl font-medium tablet:text-4xl">Import</h1>
      <p className="mt-3 max-w-prose text-muted">
        Bring your collection in from a spreadsheet. You see what becomes of each row before anything is
        created, and you can undo an import for {importRules.undoDays} days.
      </p>
      {mayChange && <UploadForm onUploaded={(id) => void navigate(importPath(id))} />}
      {error && !imports ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : !imports ? (
        <ListSkeleton />
      ) : (
        imports.length > 0 && (
          <section className="mt-12">
            <h2 className="text-2xl font-medium">Earlier imports</h2>
            <ul aria-label="Earlier imports" className="mt-4 border-t border-hairline">
              {imports.map((each) => (
                <li
                  key={each.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
                >
                  <div className="min-w-0">
                    <Link to={importPath(each.id)} className="text-link font-medium break-words">
                      {each.fileName}
                    </Link>
                    <p className="text-sm text-muted">
                      {formatDay(each.createdDate)} · {stateLabels[each.state]}
                      {each.importedDate && ` · ${counted(each.itemsCount, 'item')} in your vault`}
                      {each.updatesCount > 0 && ` · ${counted(each.updatesCount, 'item')} updated`}
                      {each.undoUntil && ` · can be undone until ${formatDay(each.undoUntil)}`}
                    </p>
                  </div>
                  {mayChange && each.undoUntil && (
                    <button
                      type="button"
                      className="button-plain"
                      aria-label={`Undo ${each.fileName}`}
                      onClick={() => setUndone(each)}
                    >
                      Undo
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-muted">
              What a file said is deleted after {importRules.keptDays} days.
            </p>
          </section>
        )
      )}
      {undone && (
        <Suspense>
          <UndoDialog
            stored={undone}
            onClose={() => setUndone(null)}
            onStarted={() => void navigate(importPath(undone.id))}
          />
        </Suspense>
      )}
    </>
  )
}

function OneImport({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({ ...importDetail(browserCall, id), meta: { essential: true } })
  return (
    <>
      <Link to={vaultPaths.import} className="text-link inline-flex min-h-11 items-center">
        All imports
      </Link>
      <h1 className="text-3xl font-medium break-words tablet:text-4xl">
        {data ? `Import of ${data.fileName}` : 'Import'}
      </h1>
      {data ? (
        <ImportSteps stored={data} />
      ) : error ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}
