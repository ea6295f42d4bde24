import '../press-style.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { Button, DropZone, FileTrigger, isFileDropItem, ProgressBar } from 'react-aria-components'
import { formatBytes, formatPercent } from '../../format/numbers.ts'
import { Cross } from '../icons.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'

interface UploaderProps<Result> {
  label: string
  queue: UploadQueue<Result>
  /** Kinds of files, as `image/png`. */
  accepts: readonly string[]
  /** Which kinds, how large, how many: said before anything is chosen. */
  hint: string
}

/**
 * Files by drop, by paste, by camera and from a folder, each with its true progress and its own way to try
 * again.
 */
export function Uploader<Result>({ label, queue, accepts, hint }: UploaderProps<Result>) {
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) queue.add(clipboardData.files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [queue])

  return (
    <div>
      <DropZone
        aria-label={label}
        className="flex flex-col items-center gap-3 border border-dashed border-edge px-6 py-8 text-center data-drop-target:border-brass data-drop-target:bg-sunken"
        onDrop={({ items }) =>
          void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then((files) =>
            queue.add(files),
          )
        }
      >
        <p className="font-medium">{label}</p>
        <p className="text-sm text-muted">{hint}</p>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={[...accepts]}
          onSelect={(files) => queue.add(files ?? [])}
        >
          <Button className="button-plain">Choose files</Button>
        </FileTrigger>
      </DropZone>
      {uploads.length > 0 && (
        <ul aria-label="Files" className="mt-3">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => queue.retry(upload.id)}
              onRemove={() => queue.remove(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function UploadRow({
  upload: { file, state },
  onRetry,
  onRemove,
}: {
  upload: Upload<unknown>
  onRetry: () => void
  onRemove: () => void
}) {
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate">
          {file.name} <span className="text-sm text-muted">{formatBytes(file.size)}</span>
        </p>
        {state.kind === 'waiting' && <p className="text-sm text-muted">Waiting…</p>}
        {state.kind === 'sending' && <Progress name={file.name} sent={state.sent} total={state.total} />}
        {state.kind === 'done' && <p className="text-sm text-green">Uploaded</p>}
        {(state.kind === 'failed' || state.kind === 'refused') && (
          <p role="alert" className="text-sm text-oxblood">
            {state.reason}
          </p>
        )}
      </div>
      {state.kind === 'failed' && (
        <button type="button" className="text-link min-h-11 px-2 text-sm" onClick={onRetry}>
          Try again<span className="sr-only"> with {file.name}</span>
        </button>
      )}
      <button
        type="button"
        className="flex h-11 w-11 items-center justify-center hover:text-oxblood"
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
      >
        <Cross size={14} />
      </button>
    </li>
  )
}

function Progress({ name, sent, total }: { name: string; sent: number; total: number }) {
  const share = total > 0 ? sent / total : 0
  return (
    <ProgressBar aria-label={`${name}, uploading`} value={share * 100} className="flex items-center gap-3">
      <div className="h-1 flex-1 bg-hairline">
        <div className="h-full bg-brass" style={{ width: `${share * 100}%` }} />
      </div>
      <span className="w-10 text-right text-sm text-muted tabular-nums">{formatPercent(share)}</span>
    </ProgressBar>
  )
}
