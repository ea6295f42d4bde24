import { CannotGoOn } from '../product/failure.ts'

/** An area's names in every spelling that a template needs, by the template's own word for it. */
export type Names = Readonly<
  Record<
    | 'records'
    | 'record'
    | 'Records'
    | 'Record'
    | 'recordsVar'
    | 'recordVar'
    | 'records_table'
    | 'records words'
    | 'Records words'
    | 'record words'
    | 'Record words',
    string
  >
>

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * @param records the area, kebab-case and in the plural
 * @param record one record of it; default: the same without its last letter
 */
export function namesOf(records: string, record = records.replace(/s$/, '')): Names {
  for (const name of [records, record])
    if (!KEBAB.test(name))
      throw new CannotGoOn(
        `"${name}" is no name: lowercase letters and digits, with hyphens between the words.`,
      )
  if (records === record)
    throw new CannotGoOn(
      `One record of "${records}" needs a name of its own: npm run new -- area ${records} NAME`,
    )
  return {
    records,
    record,
    Records: pascal(records),
    Record: pascal(record),
    recordsVar: camel(records),
    recordVar: camel(record),
    records_table: records.replaceAll('-', '_'),
    'records words': words(records),
    'Records words': capital(words(records)),
    'record words': words(record),
    'Record words': capital(words(record)),
  }
}

export const words = (kebab: string) => kebab.replaceAll('-', ' ')
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const pascal = (kebab: string) => kebab.split('-').map(capital).join('')
export const camel = (kebab: string) =>
  kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
