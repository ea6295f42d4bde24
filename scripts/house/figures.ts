import { importCycles } from './import-cycles.ts'
import { sharedPairs } from './shared-lines.ts'
import { isProduction, lineCount, type SourceFile } from './source-files.ts'

export interface Figure {
  name: string
  value: string
}

/** Records that staff alone write: the folder of their area in the api, and what one of them is called. */
const staffRecords = [
  ['auctions', 'auction'],
  ['billing', 'discount-code'],
  ['dictionary', 'author'],
  ['dictionary', 'template'],
  ['forbidden-words', 'word'],
  ['library', 'book'],
  ['marks', 'mark'],
  ['partners', 'partner'],
  ['price-guide', 'sold-item'],
  ['synonyms', 'synonym'],
] as const

/** The folders of the console that their screens stand in. */
const RECORD_SCREENS =
  /^admin\/src\/(auctions|discount-codes|authors|templates|forbidden-words|books|marks|partners|sold-items|synonyms)\//

/** What all of them share. */
const RECORD_KIT = /^(api|admin)\/src\/records\//

const TEXT_FOLDERS =
  /^(api\/src\/(blog|dictionary|site-pages|texts)|workers\/src\/texts|packages\/domain\/src\/(blog|dictionary|site-pages|texts))\//
/**
 * Names of files in these folders that publish, schedule, delete or restore a text, save its draft, store or
 * list its versions, list schedules and the trash, or define a kind of text.
 */
const TEXT_CHANGE =
  /(change-text|save-text|text-states|publish|schedul|due-changes|trash|restore|version|define-text|text-rows|\.text\.ts|delete-template)[^/]*$/
/** The same in older trees, so that they are counted alike. */
const FORMER_TEXT_CHANGE =
  /((article|post|page|text)-change|delete-(article|post|text)|save-(post-|page-)?content|text-tables|write-(draft|post|page)|lock-article)[^/]*$/

const VAULT_FIELD = /\bstorageLocation\b/

/** The figures that `npm run house` prints, in its order. */
export function figuresOf(files: readonly SourceFile[]): Figure[] {
  const production = files.filter(({ path }) => isProduction(path))
  const cycles = importCycles(files)
  const size = (chosen: readonly SourceFile[]) => `${chosen.length} files, ${linesOf(chosen)} lines`
  return [
    { name: 'production files', value: String(production.length) },
    { name: 'their median lines', value: String(median(production.map(lineCount))) },
    {
      name: 'ten kinds of staff records in the api',
      value: size(production.filter(({ path }) => isOfStaffRecord(path))),
    },
    {
      name: 'their screens in the console',
      value: size(production.filter(({ path }) => RECORD_SCREENS.test(path))),
    },
    {
      name: 'what the ten share, in both',
      value: size(production.filter(({ path }) => RECORD_KIT.test(path))),
    },
    {
      name: 'publishing, scheduling, deleting and restoring a text',
      value: size(production.filter(({ path }) => isOfTextChange(path))),
    },
    { name: 'pairs of files that share six lines', value: String(sharedPairs(files, 'text')) },
    { name: 'the same by shape', value: String(sharedPairs(files, 'shape')) },
    {
      name: 'of these, with half of the words alike',
      value: String(sharedPairs(files, 'shape and half of the words')),
    },
    {
      name: 'production files that name one field of a vault item',
      value: String(production.filter(({ text }) => VAULT_FIELD.test(text)).length),
    },
    {
      name: 'import cycles; files in the largest',
      value: `${cycles.length}; ${cycles[0]?.length ?? 0}`,
    },
  ]
}

/**
 * Whether a file of the api writes, lists or checks one of the ten kinds for staff: its commands, its
 * repository, its controller for staff, its list, or its record.
 */
export function isOfStaffRecord(path: string): boolean {
  return staffRecords.some(([area, noun]) => {
    const names = [
      `(create|update|delete)-${noun}(\\.command|\\.handler)?`,
      `manage-${noun}s(\\.query)?`,
      `(forbidden-)?${noun}\\.repository`,
      `${noun}s-manager\\.controller`,
      `${noun}-check`,
      `(forbidden-)?${noun}s?\\.record`,
    ]
    // These two kinds have no calls for members, so their one controller is the staff's.
    const controller = ['discount-code', 'word'].includes(noun) ? [`(forbidden-)?${noun}s\\.controller`] : []
    return new RegExp(`^api/src/${area}/(.*/)?(${[...names, ...controller].join('|')})\\.ts$`).test(path)
  })
}

/** Whether a file changes texts of any kind, or is a part of how they are changed. */
export function isOfTextChange(path: string): boolean {
  return TEXT_FOLDERS.test(path) && (TEXT_CHANGE.test(path) || FORMER_TEXT_CHANGE.test(path))
}

function linesOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, file) => sum + lineCount(file), 0)
}

/** The middle one, the lower of two; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0
}
