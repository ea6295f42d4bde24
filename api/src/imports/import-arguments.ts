import { encodings } from '@vitrine/tabular/letters'
import type { TableChoices } from '@vitrine/tabular/survey-table'
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
  choices: TableChoices
}

/** How delimiters are named where a shell would take the sign for its own. */
const delimiterNames = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const

export const importUsage = `npm run import -- ${importedKinds.join('|')} FILE [options]
  FILE       NDJSON, or a table such as CSV (all but dictionary-articles); plain or gzip. docs/import.md says what a line holds
  --update   bring articles of the dictionary that are there already to the file's values; otherwise they are left alone
  --no-wait  do not wait until search shows what came in
How a table is written is found out and said. Where the file leaves it open:
  --decimal point|comma           what stands before the cents in its numbers
  --dates day-first|month-first   whether 03/04/2020 is in April or in March
  --delimiter ${Object.keys(delimiterNames).join('|')}   what stands between its fields; any other sign as it is
  --encoding ${encodings.join('|')}`

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
  return {
    kind: known,
    file,
    update: values.update,
    wait: !values['no-wait'],
    choices: readChoices(values),
  }
}

function readChoices({
  decimal,
  dates,
  delimiter,
  encoding,
}: Partial<Record<'decimal' | 'dates' | 'delimiter' | 'encoding', string>>): TableChoices {
  const names: Readonly<Record<string, string>> = delimiterNames
  const sign = delimiter === undefined ? undefined : (names[delimiter] ?? delimiter)
  if (sign !== undefined && !/^[^\r\n"]$/.test(sign))
    throw new Error(`--delimiter is one sign, or its name.\n${importUsage}`)
  return {
    ...(decimal !== undefined && { decimal: oneOf('decimal', decimal, ['point', 'comma'] as const) }),
    ...(dates !== undefined && { dates: oneOf('dates', dates, ['day-first', 'month-first'] as const) }),
    ...(sign !== undefined && { delimiter: sign }),
    ...(encoding !== undefined && { encoding: oneOf('encoding', encoding, encodings) }),
  }
}

function oneOf<Value extends string>(option: string, given: string, values: readonly Value[]): Value {
  const known = values.find((value) => value === given.toLowerCase())
  if (!known) throw new Error(`--${option} is one of ${values.join(', ')}.\n${importUsage}`)
  return known
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        update: { type: 'boolean', default: false },
        'no-wait': { type: 'boolean', default: false },
        decimal: { type: 'string' },
        dates: { type: 'string' },
        delimiter: { type: 'string' },
        encoding: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${importUsage}`, {
      cause: error,
    })
  }
}
