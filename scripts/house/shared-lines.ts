import type { SourceFile } from './source-files.ts'

const WINDOW = 6
/** Runs that stand in more places are conventions, not copies. */
const MOST_PLACES = 8

/** How a line is compared: as it is, or by its shape, with names, strings and numbers left open. */
export type Comparison = 'text' | 'shape'

interface Place {
  path: string
  at: number
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
        if (one.path !== other.path || other.at - one.at >= WINDOW) pairs.add(`${one.path} ${other.path}`)
  }
  return pairs.size
}

function placesByRun(files: readonly SourceFile[], comparison: Comparison): Map<string, Place[]> {
  const found = new Map<string, Place[]>()
  for (const { path, text } of files) {
    const lines = comparedLines(text)
    const compared = comparison === 'text' ? lines : lines.map(shapeOf)
    for (let at = 0; at + WINDOW <= compared.length; at++) {
      const run = compared.slice(at, at + WINDOW).join('\n')
      const places = found.get(run)
      if (places) places.push({ path, at })
      else found.set(run, [{ path, at }])
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
