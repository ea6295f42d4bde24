import { deletePhoto, movePhotos } from '@vitrine/contracts/vault-drafts/endpoints'
import type { VaultDraft } from '@vitrine/contracts/vault-drafts/schemas'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ItemThumb } from '../shared/ItemThumb.tsx'
import { ItemPhoto } from '../shared/ItemPhoto.tsx'
import { draftPath } from '../shared/new-item-path.ts'
import { draftName, missingWords } from './draft-words.ts'

interface DraftRowProps {
  draft: VaultDraft
  /** Of all drafts, from 1. */
  place: number
  /** Drafts of the page, to which photos can be moved. */
  others: readonly VaultDraft[]
  mayChange: boolean
  isBusy: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onTitle: (title: string) => void
  change: <Result>(send: () => Promise<Result>) => Promise<Result | null>
}

/** A draft with what is missing. Its title is typed here, all else in the wizard. */
export function DraftRow({
  draft,
  place,
  others,
  mayChange,
  isBusy,
  isChosen,
  onChoose,
  onTitle,
  change,
}: DraftRowProps) {
  const { item, reasons } = draft
  const name = draftName(draft, place)
  const missing = missingWords(draft)
  return (
    <li className="grid grid-cols-[auto_4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-b border-hairline py-3">
      {mayChange ? (
        <label className="flex min-h-11 min-w-8 items-center">
          <span className="sr-only">Select {name}</span>
          <input
            type="checkbox"
            className="h-5 w-5 accent-brass"
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        </label>
      ) : (
        <span />
      )}
      <ItemThumb images={item.images} sizes="72px" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4">
          {mayChange ? (
            <TitleInput key={item.title} name={name} title={item.title} onTitle={onTitle} />
          ) : (
            <span className="font-serif text-lg break-words">{name}</span>
          )}
          {mayChange && (
            <Link to={draftPath(draft.id)} className="text-link inline-flex min-h-11 items-center">
              Open<span className="sr-only"> {name}</span>
            </Link>
          )}
        </div>
        <p className="text-sm text-muted">
          {counted(item.images.length, 'photo')}.{' '}
          {missing ?? (reasons.length === 0 ? 'Nothing is missing.' : '')}
        </p>
        {reasons.length > 0 && (
          <ul className="mt-1 list-disc pl-5 text-sm">
            {reasons.map(({ field, text }) => (
              <li key={`${field} ${text}`} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        )}
        {mayChange && item.images.length > 0 && (
          <PhotosOfDraft
            draft={draft}
            name={name}
            targets={others.flatMap((other, at) =>
              other.id === draft.id
                ? []
                : [{ id: other.id, name: draftName(other, place - indexOf(others, draft) + at) }],
            )}
            isBusy={isBusy}
            change={change}
          />
        )}
      </div>
    </li>
  )
}

const indexOf = (drafts: readonly VaultDraft[], { id }: VaultDraft) =>
  drafts.findIndex((draft) => draft.id === id)

function TitleInput({
  name,
  title,
  onTitle,
}: {
  name: string
  title: string
  onTitle: (title: string) => void
}) {
  const [text, setText] = useState(title)
  const save = () => {
    if (text.trim() !== title) onTitle(text.trim())
  }
  return (
    <input
      type="text"
      aria-label={`Title of ${name}`}
      placeholder="Title"
      className="field min-w-0 flex-1 basis-48"
      maxLength={vaultItemLimits.titleMax}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  )
}

interface Target {
  id: number
  name: string
}

/** The photos of a draft, to be taken out, or moved to another draft or a new one. */
function PhotosOfDraft({
  draft: { id, item },
  name,
  targets,
  isBusy,
  change,
}: {
  draft: VaultDraft
  name: string
  targets: readonly Target[]
  isBusy: boolean
  change: DraftRowProps['change']
}) {
  const moveId = useId()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const photoIds = item.images.map((image) => image.id).filter((photo) => chosen.includes(photo))
  const move = (draftId: number) =>
    void change(() => browserCall(movePhotos, { body: { photoIds, draftId } })).then(() => setChosen([]))
  return (
    <details className="mt-1">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        Photos<span className="sr-only"> of {name}</span>
      </summary>
      <ul aria-label={`Photos of ${name}`} className="flex flex-wrap gap-3">
        {item.images.map((image, at) => (
          <li key={image.id} className="w-20">
            <label className="block">
              <ItemPhoto url={image.url} alt="" sizes="80px" />
              <span className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  className="h-5 w-5 accent-brass"
                  aria-label={`${at + 1}. photo of ${name}`}
                  checked={chosen.includes(image.id)}
                  onChange={({ currentTarget }) =>
                    setChosen(
                      currentTarget.checked
                        ? [...chosen, image.id]
                        : chosen.filter((photo) => photo !== image.id),
                    )
                  }
                />
                <span className="text-sm">{at + 1}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {photoIds.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="flex items-center gap-2 text-sm">
            <label htmlFor={moveId}>Move to</label>
            <select
              id={moveId}
              className="field"
              value=""
              disabled={isBusy}
              onChange={({ currentTarget }) => move(Number(currentTarget.value))}
            >
              <option value="" disabled>
                Please choose
              </option>
              <option value={0}>A new draft</option>
              {targets.map((target) => (
                <option key={target.id} value={target.id}>
                  {target.name}
                </option>
              ))}
            </select>
          </span>
          <button
            type="button"
            className="text-link min-h-11"
            aria-disabled={isBusy || undefined}
            onClick={() =>
              !isBusy &&
              void change(async () => {
                for (const photoId of photoIds) await browserCall(deletePhoto, { params: { id, photoId } })
              }).then(() => setChosen([]))
            }
          >
            Delete {photoIds.length === 1 ? 'photo' : 'photos'}
          </button>
        </div>
      )}
    </details>
  )
}
