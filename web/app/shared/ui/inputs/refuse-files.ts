import { formatBytes } from '../../format/numbers.ts'

interface FileRules {
  /** Kinds of files, as `image/png`. */
  accepts: readonly string[]
  /** As the sentence names them: 'JPEG, PNG or WebP'. */
  kinds: string
  maxBytes: number
}

/**
 * Why a file is not taken, or null. What is dropped or pasted passes by the filter of the browser's own file
 * dialog, and the dialog lets everybody turn it off.
 */
export function refuseFiles({
  accepts,
  kinds,
  maxBytes,
}: FileRules): (file: Pick<File, 'type' | 'size'>) => string | null {
  return ({ type, size }) => {
    if (!accepts.includes(type)) return `This kind of file cannot be uploaded. Choose ${kinds}.`
    return size > maxBytes ? `This file is larger than ${formatBytes(maxBytes)}.` : null
  }
}
