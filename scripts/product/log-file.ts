import { closeSync, existsSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { whereThereIsRoom } from '../services/where-there-is-room.ts'

const LIMIT_BYTES = 20 * 1024 * 1024

export interface LogFile {
  /** Whether it was written: on a full disk it is not, and the process that logs goes on. */
  write(chunk: string): boolean
  close(): void
}

/** Appends to a file; at 20 MB it becomes `<file>.1`, replacing the one before. */
export function openLogFile(file: string): LogFile {
  let size = existsSync(file) ? statSync(file).size : 0
  let descriptor = openSync(file, 'a')
  const append = (chunk: string) => {
    if (size > LIMIT_BYTES) {
      renameSync(file, `${file}.1`)
      const next = openSync(file, 'a')
      closeSync(descriptor)
      descriptor = next
      size = 0
    }
    size += writeSync(descriptor, chunk)
  }
  return {
    write: (chunk) => whereThereIsRoom(() => append(chunk)),
    close: () => closeSync(descriptor),
  }
}
