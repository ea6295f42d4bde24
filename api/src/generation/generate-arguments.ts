import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  generatedKinds,
  isGeneratedKind,
  type GeneratedFormat,
  type GeneratedKind,
  type GeneratedKindName,
} from './generated-kinds.ts'

export interface GenerateArguments {
  kind: GeneratedKindName
  count: number
  seed: number
  /** '-' is the standard output. */
  out: string
  format: GeneratedFormat
}

export const generateUsage = `npm run generate -- ${Object.keys(generatedKinds).join('|')} COUNT [--seed N] [--out FILE]
  COUNT   how many, 1 to 100,000,000
  --seed  a whole number, default 1; the same seed gives the same bytes
  --out   where to: a name that ends in .ndjson, or in .csv (sold-items), and in .gz after that for gzip; - is the
          standard output (default: generated/ in the data folder)`

const COUNT_MAX = 100_000_000

/** @throws Error with what is wrong and the usage */
export function readGenerateArguments(args: readonly string[], dataDir: string): GenerateArguments {
  const { values, positionals } = parse(args)
  const [kind, count, ...others] = positionals
  if (!isGeneratedKind(kind))
    throw new Error(`${kind ? `"${kind}" cannot be generated.` : 'Say what to generate.'}\n${generateUsage}`)
  if (others.length > 0) throw new Error(`There is a word too many: ${others.join(' ')}\n${generateUsage}`)
  const howMany = wholeNumber(count?.replace(/(?<=\d)[_,](?=\d{3})/g, ''), 'COUNT', {
    least: 1,
    most: COUNT_MAX,
  })
  const { formats }: GeneratedKind = generatedKinds[kind]
  const out = values.out ?? join(dataDir, 'generated', `${kind}-${howMany}.${formats[0]}.gz`)
  return {
    kind,
    count: howMany,
    seed: wholeNumber(values.seed, '--seed', { least: 0, most: 2 ** 32 - 1 }),
    out,
    format: out === '-' ? formats[0] : formatOf(out, kind, formats),
  }
}

/** The import goes by the ending as well, so a file holds what its name says. */
function formatOf(
  out: string,
  kind: GeneratedKindName,
  formats: readonly GeneratedFormat[],
): GeneratedFormat {
  const named = /\.(?<format>\w+)(?:\.gz)?$/i.exec(out)?.groups?.['format']?.toLowerCase()
  const format = formats.find((each) => each === named)
  if (format) return format
  const endings = formats.flatMap((each) => [`.${each}`, `.${each}.gz`])
  throw new Error(`The file of --out must end in ${endings.join(', ')} for ${kind}.\n${generateUsage}`)
}

function wholeNumber(
  text: string | undefined,
  name: string,
  { least, most }: { least: number; most: number },
): number {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : NaN
  if (!(number >= least && number <= most))
    throw new Error(`${name} must be a whole number from ${least} to ${most}.\n${generateUsage}`)
  return number
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: { type: 'string', default: '1' }, out: { type: 'string' } },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${generateUsage}`, {
      cause: error,
    })
  }
}
