import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'

/** German, French, Italian, Spanish, Dutch and romanized Japanese. */
export const thesaurusLanguages = ['de', 'fr', 'it', 'es', 'nl', 'ja'] as const
export type ThesaurusLanguage = (typeof thesaurusLanguages)[number]

const listSchema = z.array(z.string().min(1)).default([])

const entrySchema = z
  .strictObject({
    /** The name that an article or the title of a lot uses. */
    term: z.string().min(1),
    kind: z.enum(['form', 'material', 'technique']),
    /** Of the Art & Architecture Thesaurus, where it was verified. */
    aat: z.int().min(300_000_000).max(300_999_999).optional(),
    /** Equal terms: each finds all. */
    same: listSchema,
    /** Popular names and abbreviations that find the term and are not found by it. */
    from: listSchema,
    /** The same in other languages. */
    words: z.partialRecord(z.enum(thesaurusLanguages), listSchema).default({}),
    /** What a search for the term finds as well, and not the reverse. */
    narrower: listSchema,
  })
  .transform(({ words, from, ...entry }) => ({
    ...entry,
    /** Popular names, abbreviations and the words of all languages. */
    from: [...from, ...thesaurusLanguages.flatMap((language) => words[language] ?? [])],
    words,
  }))

export type ThesaurusEntry = z.infer<typeof entrySchema>

const thesaurusFolder = fileURLToPath(new URL('../../starter-content/thesaurus', import.meta.url))

/** Reads `api/starter-content/thesaurus`: a file for each field of collecting. */
export async function readThesaurus(folder: string = thesaurusFolder): Promise<ThesaurusEntry[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted()
  const lists = await Promise.all(
    files.map(async (file) => z.array(entrySchema).parse(parse(await readFile(join(folder, file), 'utf8')))),
  )
  return lists.flat()
}
