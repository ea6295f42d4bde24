import { useQueryClient } from '@tanstack/react-query'
import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import { makeItems } from '@vitrine/contracts/vault-drafts/endpoints'
import type { MadeItems } from '@vitrine/contracts/vault-drafts/schemas'
import { vaultMediaLimits } from '@vitrine/contracts/vault-media/messages'
import { useCallback, useId, useReducer, useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { useUnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { DetailsForAll, noDetails } from '../drafts/DetailsForAll.tsx'
import { MadeNote } from '../drafts/MadeNote.tsx'
import { useDraftChange } from '../drafts/use-draft-change.ts'
import { acceptedPhotos, refusedPhoto } from '../photos/check-photo.ts'
import { UploadArea } from '../photos/UploadArea.tsx'
import { itemsKey } from '../queries/items.ts'
import { StorageNote } from '../shared/StorageNote.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { vaultPaths } from '../shared/vault-paths.ts'
import { groupsAfter, noGroups, type Groups } from './photo-groups.ts'
import { ObjectCard } from './ObjectCard.tsx'
import { NewObjectPlace } from './NewObjectPlace.tsx'
import { PHOTOS_MAX, useChosenPhotos } from './use-chosen-photos.ts'
import { usePhotoUpload } from './use-photo-upload.ts'

const takesPasted = (file: File) => refusedPhoto(file) === null

/** Many photos at once: grouped by the objects on them, each of which becomes a draft. */
export function PhotosPage() {
  const mayChange = useMayChange()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl font-medium tablet:text-4xl">Add photos</h1>
        <Link to={vaultPaths.drafts} className="button-plain">
          Drafts
        </Link>
      </div>
      <p className="mt-3 max-w-prose text-muted">
        Choose the photos of many objects at once. They are put together by object: by name, by the time at
        which they were taken and by likeness. Change that as you like; each object becomes a draft.
      </p>
      <StorageNote />
      {mayChange && <PhotosForm />}
    </>
  )
}

function PhotosForm() {
  const queryClient = useQueryClient()
  const [state, change] = useReducer(groupsAfter, noGroups)
  const [details, setDetails] = useState(noDetails)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [made, setMade] = useState<MadeItems | null>(null)
  const chosen = useChosenPhotos(state.photos.size, change)
  const upload = usePhotoUpload(change)
  const making = useDraftChange()
  const { groups, photos } = state
  const sent = [...photos.values()].filter(({ sending }) => sending.kind === 'stored')
  const isStarted = upload.draftIds.size > 0
  const refused = [...photos.values()].filter(({ sending }) => sending.kind === 'refused')
  const isSettled = isStarted && !upload.isBusy && sent.length + refused.length === photos.size
  const isDone = isSettled && refused.length === 0
  const isUnsaved = photos.size > 0 && !isSettled
  useUnsavedWork(isUnsaved, nothing)
  const select = useCallback((photoIds: readonly string[], groupIds: readonly string[]) => {
    setSelected((before) => new Set([...[...before].filter((id) => !groupIds.includes(id)), ...photoIds]))
  }, [])

  const startAgain = () => {
    change({ kind: 'emptied' })
    upload.forget()
    setSelected(new Set())
    setDetails({ ...details })
  }
  const make = async () => {
    const ids = [...upload.draftIds.values()].slice(0, draftLimits.chosenMax)
    const result = await making.change(() => browserCall(makeItems, { body: { objects: ids } }))
    if (!result) return
    setMade(result)
    startAgain()
    await queryClient.invalidateQueries({ queryKey: itemsKey })
  }
  const isLocked = upload.isBusy || isStarted

  return (
    <div className="mt-8 space-y-8">
      {made && <MadeNote made={made} />}
      {!isStarted && (
        <UploadArea
          label="Photos"
          dropHint="Drop photos here or paste them."
          hint={`At most ${PHOTOS_MAX} photos at once, each of at most ${vaultMediaLimits.imageBytesMax / 1_048_576} MB.`}
          accepts={acceptedPhotos}
          multiple
          choose="Choose photos"
          capture="Take a photo"
          problems={[]}
          refused={chosen.problems}
          onRemove={chosen.removeProblem}
          onFiles={(files) => {
            setMade(null)
            void chosen.add(files)
          }}
          takesPasted={takesPasted}
        />
      )}
      <p role="status" className={chosen.reading ? '' : 'sr-only'}>
        {chosen.reading
          ? `Reading photo ${Math.min(chosen.reading.done + 1, chosen.reading.all)} of ${chosen.reading.all} …`
          : groups.length > 0
            ? `${counted(photos.size, 'photo')} of ${counted(groups.length, 'object')}`
            : ''}
      </p>
      {groups.length > 0 && (
        <>
          <section aria-labelledby="objects">
            <h2 id="objects" className="text-2xl font-medium">
              {counted(groups.length, 'object')}
            </h2>
            {!isLocked && (
              <MoveSelected
                state={state}
                selected={selected}
                onMove={(to) => {
                  change(
                    to === null
                      ? {
                          kind: 'moved',
                          photoIds: [...selected],
                          to: crypto.randomUUID(),
                          isNew: true,
                        }
                      : { kind: 'moved', photoIds: [...selected], to },
                  )
                  setSelected(new Set())
                }}
                onRemove={() => {
                  change({ kind: 'removed', photoIds: [...selected] })
                  setSelected(new Set())
                }}
              />
            )}
            <ul aria-label="Objects" className="mt-4 grid gap-5 desktop:grid-cols-2">
              {groups.map((group, at) => (
                <ObjectCard
                  key={group.id}
                  group={group}
                  place={at}
                  photos={photos}
                  previous={groups[at - 1] ?? null}
                  selected={selected}
                  isLocked={isLocked}
                  onSelect={select}
                  change={change}
                />
              ))}
            </ul>
            {!isLocked && <NewObjectPlace change={change} />}
          </section>
          {!isLocked && (
            <section aria-labelledby="for-all">
              <h2 id="for-all" className="mb-4 text-2xl font-medium">
                For all of them
              </h2>
              <DetailsForAll details={details} onChange={(more) => setDetails({ ...details, ...more })} />
            </section>
          )}
          <div className="sticky bottom-0 z-10 border-t border-hairline bg-paper py-4 pr-16">
            {(upload.failure ?? making.failure) && (
              <p role="alert" className="mb-3 border-l-2 border-oxblood py-1 pl-4 text-oxblood">
                {upload.failure ?? making.failure}
              </p>
            )}
            <p role="status" className="mb-3 text-sm">
              {isStarted && progressWords(state)}
            </p>
            <div className="flex flex-wrap gap-3">
              {!isDone && (
                <button
                  type="button"
                  className="button"
                  aria-disabled={upload.isBusy || chosen.reading !== null || undefined}
                  onClick={({ detail }) =>
                    !upload.isBusy && !chosen.reading && detail < 2 && void upload.upload(state, details)
                  }
                >
                  {isStarted ? 'Try again' : `Upload as ${counted(groups.length, 'draft')}`}
                </button>
              )}
              {isSettled && (
                <>
                  <button
                    type="button"
                    className="button"
                    aria-disabled={making.isBusy || undefined}
                    onClick={({ detail }) => !making.isBusy && detail < 2 && void make()}
                  >
                    Make items of those that are complete
                  </button>
                  <Link to={vaultPaths.drafts} className="button-plain">
                    See the drafts
                  </Link>
                  <button type="button" className="button-plain" onClick={startAgain}>
                    Add more photos
                  </button>
                </>
              )}
            </div>
          </div>
        </>
      )}
    </div>
  )
}

function nothing(): void {}

function progressWords({ photos }: Groups): string {
  const all = [...photos.values()]
  const of = (kind: string) => all.filter(({ sending }) => sending.kind === kind).length
  const [stored, offline, refused] = [of('stored'), of('offline'), of('refused')]
  return [
    `${stored} of ${counted(all.length, 'photo')} uploaded.`,
    offline > 0 && 'The connection was lost. The upload continues as soon as it is back.',
    refused > 0 && `${counted(refused, 'photo')} could not be stored.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What becomes of the selected photos. */
function MoveSelected({
  state: { groups },
  selected,
  onMove,
  onRemove,
}: {
  state: Groups
  selected: ReadonlySet<string>
  /** Null is a new object. */
  onMove: (to: string | null) => void
  onRemove: () => void
}) {
  const moveId = useId()
  const count = groups.flatMap(({ photoIds }) => photoIds).filter((id) => selected.has(id)).length
  return (
    <div className="sticky top-0 z-10 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-paper py-2">
      {count === 0 ? (
        <p className="text-sm text-muted">
          Drag photos to another object, or select them to move them from here.
        </p>
      ) : (
        <>
          <span>{counted(count, 'photo')} selected</span>
          <span className="flex items-center gap-2 text-sm">
            <label htmlFor={moveId}>Move to</label>
            <select
              id={moveId}
              className="field"
              value=""
              onChange={({ currentTarget: { value } }) => onMove(value === 'new' ? null : value)}
            >
              <option value="" disabled>
                Please choose
              </option>
              <option value="new">A new object</option>
              {groups.map(({ id, title }, at) => (
                <option key={id} value={id}>
                  Object {at + 1}
                  {title && `: ${title}`}
                </option>
              ))}
            </select>
          </span>
          <button type="button" className="text-link min-h-11" onClick={onRemove}>
            Remove
          </button>
        </>
      )}
    </div>
  )
}
