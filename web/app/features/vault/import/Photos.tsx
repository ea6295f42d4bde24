import { useQuery } from '@tanstack/react-query'
import { choosePhoto, deletePhotos, uploadPhotos } from '@vitrine/contracts/vault-imports/endpoints'
import { importMessages as messages, photoStates } from '@vitrine/contracts/vault-imports/imports'
import { importLimits } from '@vitrine/contracts/vault-imports/limits'
import type { ImportPhotos, VaultImportDetail } from '@vitrine/contracts/vault-imports/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { counted, formatCount } from '../../../shared/format/numbers.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { importPhotos } from '../queries/imports.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { FileUpload } from './FileUpload.tsx'
import { useImportChange } from './use-import-change.ts'

/** Photos from ZIPs beside the spreadsheet: which rows they belong to, and which are asked about or missing. */
export function Photos({ stored }: { stored: VaultImportDetail }) {
  const { id, revision } = stored
  const { data, error, refetch } = useQuery({
    ...importPhotos(browserCall, stored),
    placeholderData: (before) => before,
  })
  const { change, pending, failure } = useImportChange(id)
  const choose = (place: number, row: number | null) =>
    void change(() =>
      browserCall(choosePhoto, { params: { id, photoId: place }, body: { row } }, { revision }),
    )
  return (
    <section>
      <h2 className="text-2xl font-medium">Photos</h2>
      <p className="mt-2 max-w-prose text-muted">
        Add a ZIP of photos. Each is matched by its file name: to a photo column of your file, or to the
        inventory number, such as 2026.014.jpg, 2026.014a.jpg, 2026.014 (2).jpg. They are imported after the
        items.
      </p>
      {error && !data ? (
        <RetryFailure text={failureOf(error).text} onRetry={refetch} />
      ) : (
        data && data.archives.length > 0 && <Found photos={data} isBusy={pending} onChoose={choose} />
      )}
      <FileUpload
        title="ZIP with photos"
        label={data && data.archives.length > 0 ? 'Add another ZIP' : 'ZIP with photos'}
        hint="At most 200 MB. You can add several."
        accept=".zip,application/zip"
        path={uploadPhotos.path.replace(':id', String(id))}
        maxBytes={importLimits.archiveFileBytesMax}
        tooLarge={messages.archiveTooLarge}
        reading="Looking at the photos …"
        className="mt-4 max-w-xl"
        onUploaded={() => void change(async () => undefined)}
      />
      <FormFailure text={failure} />
      {data && data.archives.length > 0 && (
        <button
          type="button"
          className="button-plain"
          disabled={pending}
          onClick={() => void change(() => browserCall(deletePhotos, { params: { id } }, { revision }))}
        >
          Remove {data.archives.map(({ fileName }) => fileName).join(', ')}
        </button>
      )}
    </section>
  )
}

interface FoundProps {
  photos: ImportPhotos
  isBusy: boolean
  onChoose: (place: number, row: number | null) => void
}

function Found({ photos, isBusy, onChoose }: FoundProps) {
  const { counts, asked, unmatched, failed, missing, missingCount } = photos
  return (
    <div className="mt-4 space-y-4">
      <dl aria-label="Photos" className="flex flex-wrap gap-x-8 gap-y-3">
        {photoStates.map(({ name, label }) =>
          counts[name] === 0 ? null : (
            <div key={name}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-xl tabular-nums">{formatCount(counts[name])}</dd>
            </div>
          ),
        )}
      </dl>
      {asked.length > 0 && (
        <ul aria-label="Photos to decide about" className="border-t border-hairline">
          {asked.map(({ place, name, rows }) => (
            <li key={place} className="grid gap-2 border-b border-hairline py-3 tablet:grid-cols-2">
              <span className="min-w-0 font-medium break-words">{name}</span>
              <select
                className="field min-w-0"
                aria-label={`${name} belongs to`}
                value=""
                disabled={isBusy}
                onChange={({ currentTarget: { value } }) =>
                  onChoose(place, value === LEFT_OUT ? null : Number(value))
                }
              >
                <option value="" disabled>
                  Please choose
                </option>
                {rows.map((row) => (
                  <option key={row.place} value={row.place}>
                    Row {row.line}: {row.title || '(no title)'}
                  </option>
                ))}
                <option value={LEFT_OUT}>None: leave it out</option>
              </select>
            </li>
          ))}
        </ul>
      )}
      <Names
        title={`${counted(counts.failed, 'photo')} could not be imported`}
        names={failed.map(({ name, reason }) => `${name}: ${reason}`)}
        count={counts.failed}
        isOpen
      />
      <Names
        title={`${counted(missingCount, 'photo')} that ${missingCount === 1 ? 'is' : 'are'} named in the file, but in no ZIP`}
        names={missing.map(({ line, title, name }) => `Row ${line}, ${title || '(no title)'}: ${name}`)}
        count={missingCount}
      />
      <Names
        title={`${counted(counts.unmatched, 'photo')} without a row`}
        names={unmatched}
        count={counts.unmatched}
      />
    </div>
  )
}

const LEFT_OUT = 'none'

interface NamesProps {
  title: string
  names: readonly string[]
  /** Of all, of which only the first are listed. */
  count: number
  isOpen?: boolean
}

function Names({ title, names, count, isOpen = false }: NamesProps) {
  if (count === 0) return null
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2">{title}</summary>
      <ul className="text-sm text-muted">
        {names.map((name) => (
          <li key={name} className="break-words">
            {name}
          </li>
        ))}
        {count > names.length && <li>and {formatCount(count - names.length)} more</li>}
      </ul>
    </details>
  )
}
