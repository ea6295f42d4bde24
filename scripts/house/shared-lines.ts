import type { SourceFile } from './source-files.ts'

const WINDOW = 6
/** Runs that stand in more places are conventions, not copies. */
const MOST_PLACES = 8

/**
 * How lines are compared: as they are; by their shape, with names, strings and numbers left open; or by their
 * shape with at least half of the names, strings and numbers alike, which leaves out what coincides only.
 */
export type Comparison = 'text' | 'shape' | 'shape and half of the words'

interface Place {
  path: string
  at: number
  /** The lines as they are. */
  lines: readonly string[]
}

/**
 * How many pairs of files share a run of six lines or more; a file that repeats itself counts as one pair.
 * Blank lines, comments, imports and lines of punctuation are skipped, and white space is folded.
 */
export function sharedPairs(files: readonly SourceFile[], comparison: Comparison): number {
  const pairs = new Set<string>()
  for (const places of placesByRun(files, comparison).values()) {
    if (places.length > MOST_PLACES) continue
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        if (isPair(one, other) && (comparison !== 'shape and half of the words' || areHalfAlike(one, other)))
          pairs.add(`${one.path} ${other.path}`)
  }
  return pairs.size
}

function isPair(one: Place, other: Place): boolean {
  return one.path !== other.path || other.at - one.at >= WINDOW
}

/** Runs of one shape have as many words, each at the same position. */
function areHalfAlike(one: Place, other: Place): boolean {
  const words = wordsOf(one.lines)
  const others = wordsOf(other.lines)
  return words.filter((word, at) => word === others[at]).length * 2 >= words.length
}

function placesByRun(files: readonly SourceFile[], comparison: Comparison): Map<string, Place[]> {
  const found = new Map<string, Place[]>()
  for (const { path, text } of files) {
    const lines = comparedLines(text)
    const compared = comparison === 'text' ? lines : lines.map(shapeOf)
    for (let at = 0; at + WINDOW <= compared.length; at++) {
      const run = compared.slice(at, at + WINDOW).join('\n')
      const place = { path, at, lines: lines.slice(at, at + WINDOW) }
      const places = found.get(run)
      if (places) places.push(place)
      else found.set(run, [place])
    }
  }
  return found
}

const IMPORTS = /^import\b[^'"]*(?:\bfrom\s*)?(['"])[^'"]*\1;?$/gm

function comparedLines(text: string): string[] {
  return text
    .replace(IMPORTS, '')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => /\w/.test(line) && !/^(\/\/|\/\*|\*)/.test(line))
}

const STRINGS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g
const NAMES = /[A-Za-z_$][\w$]*/g
const NUMBERS = /\b\d[\d_.]*\b/g
const keywords = new Set(
  'as async await case catch class const default else export extends false for function if implements in interface let new null private readonly return static this throw true try type typeof undefined void while'.split(
    ' ',
  ),
)

function shapeOf(line: string): string {
  return line
    .replace(STRINGS, '""')
    .replace(NAMES, (name) => (keywords.has(name) ? name : 'x'))
    .replace(NUMBERS, '0')
}

const WORDS = new RegExp([STRINGS, NAMES, NUMBERS].map(({ source }) => source).join('|'), 'g')

function wordsOf(lines: readonly string[]): string[] {
  return (lines.join('\n').match(WORDS) ?? []).filter((word) => !keywords.has(word))
}
