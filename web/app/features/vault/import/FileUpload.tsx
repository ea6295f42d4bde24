import { useRef, useState } from 'react'
import { assertAccepted, sendFile } from '../../../shared/api/send-file.ts'
import { formatPercent } from '../../../shared/format/numbers.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { failureInWords } from '../shared/failure-in-words.ts'

interface FileUploadProps {
  /** Name of the section. */
  title: string
  label: string
  hint: string
  accept: string
  path: string
  maxBytes: number
  tooLarge: string
  /** Said when all bytes are sent. */
  reading: string
  className: string
  /** Gets the body of the response. */
  onUploaded: (body: string) => void
}

/** A file by choice or by drop; it is sent at once. */
export function FileUpload({
  title,
  label,
  hint,
  accept,
  path,
  maxBytes,
  tooLarge,
  reading,
  className,
  onUploaded,
}: FileUploadProps) {
  const [progress, setProgress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController>(null)

  const send = async ([file]: readonly File[]) => {
    if (!file || sending.current) return
    if (file.size > maxBytes) return setProblem(tooLarge)
    const controller = new AbortController()
    sending.current = controller
    setProblem(undefined)
    setProgress('Uploading …')
    const form = new FormData()
    form.append('file', file)
    try {
      const sent = await sendFile(path, form, {
        signal: controller.signal,
        onProgress: (bytes, total) =>
          setProgress(bytes < total ? `Uploading, ${formatPercent(bytes / total)}` : reading),
        onWaiting: () => setProgress('Waiting for a free place …'),
      })
      await assertAccepted(sent, path)
      onUploaded(sent.body)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(failureInWords(error))
    } finally {
      sending.current = null
      setProgress(null)
    }
  }

  return (
    <section aria-label={title} className={className}>
      <FieldFrame
        name="file"
        label={label}
        hint={hint}
        problem={problem}
        control={(named) => (
          <input
            {...named}
            type="file"
            className="field"
            accept={accept}
            disabled={progress !== null}
            onChange={(event) => void send([...(event.currentTarget.files ?? [])])}
          />
        )}
      />
      <div role="status" className="mt-4 flex min-h-11 flex-wrap items-center gap-4">
        {progress && (
          <>
            <span>{progress}</span>
            <button type="button" className="button-plain" onClick={() => sending.current?.abort()}>
              Cancel
            </button>
          </>
        )}
      </div>
    </section>
  )
}
