import { foldAccents } from '@vitrine/contracts/fold-accents'
import { titleSortKey } from '@vitrine/contracts/title-order'
import { singularOf } from '@vitrine/search/relevance/plural'

/** Longer names are not looked for. */
const NAME_WORDS_MAX = 5
/** Shorter names are too common to say what a text is about. */
const NAME_LETTERS_MIN = 4
/** Of a longer text only so many words are looked at. */
const WORDS_MAX = 3_000

/** No name crosses one of these. */
const CLAUSE_ENDS = /[.,;:!?()[\]"“”|\n]+/u
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu

/** Lists of names that mean the same. */
export class EqualNames {
  private readonly others = new Map<string, string[]>()

  constructor(lists: readonly (readonly string[])[]) {
    for (const list of lists)
      for (const term of list)
        this.others.set(foldName(term), [...(this.others.get(foldName(term)) ?? []), ...list])
  }

  of(name: string): readonly string[] {
    return this.others.get(foldName(name)) ?? []
  }
}

/** Names of an article, folded. */
export interface SubjectNames {
  /** Of its title: what stands before parentheses at its end, and what in them. */
  own: readonly string[]
  synonyms: readonly string[]
}

export function namesOfTitle(title: string, equals: EqualNames): SubjectNames {
  const [, before = title, inner = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(title) ?? []
  const written = [before, inner]
  const own = new Set(written.map(foldName).filter(isTelling))
  const synonyms = written.flatMap((name) => equals.of(name).map(foldName)).filter(isTelling)
  return { own: [...own], synonyms: [...new Set(synonyms)].filter((name) => !own.has(name)) }
}

/** Words in small letters, without accents and plural endings. */
export function foldName(text: string): string {
  return (
    foldAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map(singularOf)
    .join(' ')
}

/** Texts in which names are counted. */
export class NamedText {
  private readonly folded: string

  constructor(texts: readonly string[]) {
    this.folded = texts
      .flatMap((text) => text.split(CLAUSE_ENDS))
      .map((clause) => ` ${foldName(clause)} `)
      .join('|')
  }

  /** How often the text has one of the names as a whole, and of how many words the longest is that it has. */
  find({ own, synonyms }: SubjectNames): { count: number; words: number } {
    const found = [
      ...own.map((name) => ({ name, count: this.count(name) })),
      // 'Gold and silver plate' is not what 'silver plate' is.
      ...synonyms.map((name) => ({ name, count: this.count(name) - this.count(`and ${name}`) })),
    ].filter(({ count }) => count > 0)
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      words: Math.max(0, ...found.map(({ name }) => name.split(' ').length)),
    }
  }

  private count(name: string): number {
    let found = 0
    // Two names that follow each other share the space between them.
    for (let at = this.folded.indexOf(` ${name} `); at >= 0; at = this.folded.indexOf(` ${name} `, at + 1))
      found += 1
    return found
  }
}

/** Every run of words that may be a name, as it is written. */
export function runsOf(texts: readonly string[]): Set<string> {
  const runs = new Set<string>()
  let words = 0
  for (const clause of texts.flatMap((text) => text.split(CLAUSE_ENDS))) {
    const matches = [...clause.matchAll(WORDS)]
    for (const [place, first] of matches.entries()) {
      if (++words > WORDS_MAX) return runs
      for (const last of matches.slice(place, place + NAME_WORDS_MAX))
        runs.add(clause.slice(first.index, last.index + last[0].length).replaceAll(/\s+/g, ' '))
    }
  }
  return runs
}

const COPIES =
  /\b(?:cop(?:y|ies|ied|ying)|imitat\w*|fak(?:e|es|ed)|forger\w*|reproduc\w*|in the (?:manner|style) of)\b/iu

/** The sentences of a text that are not about copies: who is named there made something else. */
export function withoutCopies(text: string): string {
  return text
    .split(/(?<=[.!?])\s+|\n/u)
    .filter((sentence) => !COPIES.test(sentence))
    .join('\n')
}

/** What the titles of articles that a text names may be, as sort keys: in the singular and in the plural. */
export function titleKeysOf(runs: Iterable<string>, equals: EqualNames): string[] {
  const keys = new Set<string>()
  for (const run of runs)
    for (const name of [run, ...equals.of(run)]) {
      const key = titleSortKey(name)
      if (!isTelling(key)) continue
      keys.add(key).add(`${key}s`)
      keys.add(key.replace(/[^ ]+$/, singularOf))
    }
  return [...keys]
}

/** The works that a source names: 'Author, Title, 1928' gives each part and each run of them. */
export function worksIn(source: string): string[] {
  const parts = source.split(',').map((part) => part.trim())
  return parts.flatMap((_, start) =>
    parts.slice(start).map((__, more) => parts.slice(start, start + more + 1).join(', ')),
  )
}

function isTelling(name: string): boolean {
  return name.length >= NAME_LETTERS_MIN
}
