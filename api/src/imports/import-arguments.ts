import { parseArgs } from 'node:util'

/** What files bring in. */
export const importedKinds = [
  'dictionary-articles',
  'sold-items',
  'marks',
  'books',
  'blog-articles',
  'auctions',
] as const
export type ImportedKind = (typeof importedKinds)[number]

export interface ImportArguments {
  kind: ImportedKind
  file: string
  update: boolean
  wait: boolean
}

export const importUsage = `npm run import -- ${importedKinds.join('|')} FILE [--update] [--no-wait]
  FILE       NDJSON, or CSV where its name ends in .csv or .csv.gz (all but dictionary-articles); plain or gzip. docs/import.md says what a line holds
  --update   bring articles of the dictionary that are there already to the file's values; otherwise they are left alone
  --no-wait  do not wait until search shows what came in`

/** @throws Error with what is wrong and the usage */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args)
  const [kind, file, ...others] = positionals
  const known = importedKinds.find((name) => name === kind)
  if (!known)
    throw new Error(`${kind ? `There is no import of "${kind}".` : 'Say what to import.'}\n${importUsage}`)
  if (values.update && known !== 'dictionary-articles')
    throw new Error(
      `--update is for dictionary-articles: other records are always brought to the file's values.\n${importUsage}`,
    )
  if (!file || others.length > 0) throw new Error(`Name one file.\n${importUsage}`)
  return { kind: known, file, update: values.update, wait: !values['no-wait'] }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        update: { type: 'boolean', default: false },
        'no-wait': { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${importUsage}`, {
      cause: error,
    })
  }
}
