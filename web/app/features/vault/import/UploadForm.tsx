import { uploadImport } from '@vitrine/contracts/vault-imports/endpoints'
import { importMessages as messages, importRules } from '@vitrine/contracts/vault-imports/imports'
import { FileUpload } from './FileUpload.tsx'

const KINDS = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values'

/** The spreadsheet of a new import. */
export function UploadForm({ onUploaded }: { onUploaded: (id: number) => void }) {
  return (
    <FileUpload
      title="File"
      label="Spreadsheet"
      hint="CSV, TSV or .xlsx, at most 20 MB. You can also drop it on the field."
      accept={KINDS}
      path={uploadImport.path}
      maxBytes={importRules.uploadBytesMax}
      tooLarge={messages.fileTooLarge}
      reading="Reading the rows …"
      className="mt-8 border border-dashed border-muted p-5 tablet:p-8"
      onUploaded={(body) => onUploaded((JSON.parse(body) as { response: { id: number } }).response.id)}
    />
  )
}
