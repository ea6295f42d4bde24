import { closeSync, existsSync, openSync, renameSync, statSync, writeSync } from 'node:fs'

const LIMIT_BYTES = 20 * 1024 * 1024

export interface LogFile {
  write(chunk: string): void
  close(): void
}

/** Appends to a file; at 20 MB it becomes `<file>.1`, replacing the one before. */
export function openLogFile(file: string): LogFile {
  let size = existsSync(file) ? statSync(file).size : 0
  let descriptor = openSync(file, 'a')
  return {
    write: (chunk) => {
      if (size > LIMIT_BYTES) {
        closeSync(descriptor)
        renameSync(file, `${file}.1`)
        descriptor = openSync(file, 'a')
        size = 0
      }
      size += writeSync(descriptor, chunk)
    },
    close: () => closeSync(descriptor),
  }
}
