/** What pages say and limit around an import. How a file is read is in `limits.ts`. */
export const importRules = {
  uploadBytesMax: 20_000_000,
  /** Imports with rows that a member has at once. */
  openMax: 5,
  /** Days for which rows and preview are kept. */
  keptDays: 7,
  /** Days for which an import can be undone. */
  undoDays: 30,
  rowsPage: 50,
  listMax: 50,
  mappingsMax: 50,
  mappingNameMax: 80,
  uploadsPerHour: 30,
  /** Photos of each kind that the page lists. */
  photosListed: 100,
} as const

export const importStates = [
  'columns',
  'checking',
  'ready',
  'running',
  'photos',
  'stopped',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** States in which workers are busy with an import. */
export const busyStates: readonly ImportState[] = ['checking', 'running', 'photos', 'undoing']

/** What is known of a row. Only rows that are ready, to update or to keep as drafts are imported. */
export const rowStates = [
  { name: 'unchecked', label: 'Not checked yet' },
  { name: 'ready', label: 'Ready' },
  { name: 'change', label: 'To update' },
  { name: 'unchanged', label: 'Nothing changes' },
  { name: 'draft', label: 'To keep as draft' },
  { name: 'question', label: 'With questions' },
  { name: 'fault', label: 'To correct' },
  { name: 'duplicate', label: 'Title is there already' },
  { name: 'skipped', label: 'Skipped' },
  { name: 'created', label: 'Imported' },
  { name: 'updated', label: 'Updated' },
  { name: 'drafted', label: 'Kept as draft' },
] as const
export type RowState = (typeof rowStates)[number]['name']

/** What becomes of the files of a ZIP beside an import. */
export const photoStates = [
  { name: 'matched', label: 'To import' },
  { name: 'stored', label: 'Imported' },
  { name: 'asked', label: 'With questions' },
  { name: 'unmatched', label: 'Without a row' },
  { name: 'failed', label: 'Not imported' },
  { name: 'skipped', label: 'Left out' },
] as const
export type PhotoState = (typeof photoStates)[number]['name']

export const rowChoices = ['skip', 'take', 'draft'] as const
export const sameTitleChoices = ['skip', 'number', 'update', 'draft'] as const
export const createdKinds = ['tag', 'collection', 'insurance', 'storageLocation'] as const
export type CreatedKind = (typeof createdKinds)[number]

export const importMessages = {
  noFile: 'Please choose a file.',
  fileTooLarge: 'This file is larger than 20 MB. Please split it, or remove pictures from it.',
  noRows: 'This file has no rows that could become items. Please choose another one.',
  tooManyOpen:
    'You have five imports with rows already. Delete one that you no longer need, then choose the file again.',
  oneAtATime: 'Another import of yours is running. Please wait until it has finished.',
  notNow: 'This import has moved on in the meantime. Please look at it again.',
  noArchive: 'Please choose a ZIP with photos.',
  archiveTooLarge:
    'This ZIP is larger than 200 MB. Please pack the photos into several ZIPs, and add one after the other.',
  noPhotos: 'This ZIP has no photos.',
  matchMissing: 'Please choose one of the columns that are imported.',
  rowTwice: 'Another row of this file is the same item.',
  tooManyMatches: 'Too many items are like this. Please match by another column.',
  listUnclear: 'This item has several of these. Please change them in your vault.',
  noTitleColumn: 'Please say which column has the titles.',
  twice: 'Two columns fill this. Please choose another field for one of them.',
  unknownColumn: 'This file has no such column.',
  unknownCategory: 'Please choose one of the categories.',
  nameMissing: 'Please enter a name.',
  nameTooLong: 'Please use at most 80 characters.',
  nameTaken: 'You have a mapping with this name already.',
  tooManyMappings: 'You have 50 saved mappings. Please delete one first.',
} as const
