import { parseArgs } from 'node:util'

export interface ImportArguments {
  file: string
  update: boolean
  wait: boolean
}

export const importUsage = `npm run import -- dictionary-articles FILE [--update] [--no-wait]
  FILE       articles as NDJSON, plain or gzip (docs/import.md says what a line holds)
  --update   bring articles that are there already to the file's values; otherwise they are left alone
  --no-wait  do not wait until search shows the articles`

/** @throws Error with what is wrong and the usage */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args)
  const [kind, file, ...others] = positionals
  if (kind !== 'dictionary-articles') throw new Error(`${kind ? `There is no import of "${kind}".` : 'Say what to import.'}\n${importUsage}`)
  if (!file || others.length > 0) throw new Error(`Name one file.\n${importUsage}`)
  return { file, update: values.update, wait: !values['no-wait'] }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { update: { type: 'boolean', default: false }, 'no-wait': { type: 'boolean', default: false } } })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${importUsage}`, { cause: error })
  }
}
