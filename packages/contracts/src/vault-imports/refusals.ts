import { z } from 'zod'
import { importLimits as limits } from './limits.ts'

const count = (number: number) => number.toLocaleString('en-US')
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`

/** Why a file cannot be imported, each with the sentence that its owner reads. */
export const importRefusals = {
  otherFile: 'Please save it as .xlsx or CSV.',
  macros: 'This workbook contains macros. Please save it as .xlsx or CSV.',
  encrypted: 'This workbook is protected by a password. Please save a copy without a password.',
  damaged: 'This file is damaged or incomplete. Please save it again as .xlsx or CSV.',
  notText: 'The letters of this file cannot be read. Please save it as ‘CSV UTF-8’ or as .xlsx.',
  empty: 'This file contains no rows.',
  suspicious: 'This workbook contains parts that spreadsheet programs never write. Please save it as CSV.',
  fileTooLarge: `A file may have ${megabytes(limits.fileBytesMax)}. Please divide it into several files.`,
  unpackedTooLarge: `This workbook unpacks to more than ${megabytes(limits.unpackedBytesMax)}. Please save only the table, as CSV.`,
  tooManyParts: `This workbook has more than ${count(limits.zipEntriesMax)} parts. Please save only the table, as CSV.`,
  tooManySheets: `A workbook may have ${limits.sheetsMax} sheets. Please remove those that are not needed.`,
  tooManyRows: `A file may have ${count(limits.rowsMax)} rows. Please divide it into several files.`,
  tooManyColumns: `A sheet may have ${limits.columnsMax} columns. Please remove those that are not needed.`,
  tooManyCells: `A file may have ${count(limits.cellsMax)} cells. Please divide it into several files.`,
  cellTooLong: `A cell may have ${count(limits.cellMax)} characters. In a CSV, a quote that is never closed makes such cells.`,
  notZip: 'This is not a ZIP. Please choose a ZIP with photos.',
  archiveDamaged: 'This ZIP is damaged or incomplete. Please pack it again.',
  archiveEncrypted: 'This ZIP is protected by a password. Please pack it without one.',
  archiveTooMany: `An import takes ${count(limits.archiveEntriesMax)} photos. Please divide it.`,
  archiveTooLarge: `An import takes ${limits.archiveBytesMax / 1_000_000_000} GB of photos. Please divide it.`,
  archiveRatio:
    'A file of this ZIP is packed more than 100 times smaller than it is. Please pack photos alone.',
  archiveLinks: 'This ZIP contains links to other files. Please pack the photos themselves.',
  archivePaths: 'This ZIP contains paths that lead out of its folder. Please pack it again.',
  archiveNested: 'This ZIP contains another archive. Please unpack it, and pack all photos into one ZIP.',
  archiveSuspicious:
    'This ZIP says other sizes than its files have, or has a file twice. Please pack it again.',
  tooSlow: 'This file takes too long to read. Please divide it into several files, or save it as CSV.',
} as const
export type ImportRefusal = keyof typeof importRefusals

export const importRefusalSchema = z.enum(Object.keys(importRefusals) as [ImportRefusal, ...ImportRefusal[]])
