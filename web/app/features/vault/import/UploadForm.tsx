import { uploadImport } from '@vitrine/contracts/vault-imports/endpoints'
import { importMessages as messages, importRules } from '@vitrine/contracts/vault-imports/imports'
import { useRef, useState } from 'react'
import { assertAccepted, sendFile } from '../../../shared/api/send-file.ts'
import { formatPercent } from '../../../shared/format/numbers.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { failureInWords } from '../shared/failure-in-words.ts'

const KINDS = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values'

/** A spreadsheet by choice or by drop; it is sent at once. */
export function UploadForm({ onUploaded }: { onUploaded: (id: number) => void }) {
  const [progress, setProgress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController>(null)

  const send = async ([file]: readonly File[]) => {
    if (!file || sending.current) return
    if (file.size > importRules.uploadBytesMax) return setProblem(messages.fileTooLarge)
    const controller = new AbortController()
    sending.current = controller
    setProblem(undefined)
    setProgress('Uploading …')
    const form = new FormData()
    form.append('file', file)
    try {
      const sent = await sendFile(uploadImport.path, form, {
        signal: controller.signal,
        onProgress: (bytes, total) =>
          setProgress(bytes < total ? `Uploading, ${formatPercent(bytes / total)}` : 'Reading the rows …'),
        onWaiting: () => setProgress('Waiting for a free place …'),
      })
      await assertAccepted(sent, uploadImport.path)
      onUploaded((JSON.parse(sent.body) as { response: { id: number } }).response.id)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(failureInWords(error))
    } finally {
      sending.current = null
      setProgress(null)
    }
  }

  return (
    <section aria-label="File" className="mt-8 border border-dashed border-muted p-5 tablet:p-8">
      <FieldFrame
        name="file"
        label="Spreadsheet"
        hint="CSV, TSV or .xlsx, at most 20 MB. You can also drop it on the field."
        problem={problem}
        control={(named) => (
          <input
            {...named}
            type="file"
            className="field"
            accept={KINDS}
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
