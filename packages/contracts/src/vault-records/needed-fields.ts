import type { RecordFieldName } from './record-fields.ts'

const maker = ['makerQualifier', 'maker'] as const
const numbered = ['serialNumber'] as const
const single = ['quantity', 'valuesAre', 'parts'] as const

/**
 * Fields that pieces of a category hardly ever need, by the category's url. A category that is not listed
 * needs all: staff may make others.
 */
const unneeded: Readonly<Record<string, readonly RecordFieldName[]>> = {
  advertising: numbered,
  'alcohol-smoking': numbered,
  antiquities: [...maker, ...numbered],
  'books-paper-magazines': ['materials'],
  ceramics: numbered,
  'coins-currency': ['materials', 'parts'],
  entertainment: ['materials'],
  'ethnic-folk-native-american-art': numbered,
  // A print has its number of the edition.
  'fine-arts': ['parts'],
  'firearms-and-accessories': [],
  'fraternal-political-organizations': numbered,
  'furniture-furnishings': numbered,
  glass: numbered,
  jewelry: [],
  metals: numbered,
  'militaria-weapons': [],
  'natural-history': [...maker, ...numbered, 'materials'],
  sports: ['materials'],
  // Certificates of stamps are numbered.
  stamps: [...maker, 'materials', 'parts'],
  'textiles-clothing-accessories': [...numbered, 'parts'],
  tools: [],
  'toys-dolls-games-puzzles': [],
  'transportation-and-vehicles': single,
}

/** Whether the form asks for a field of a piece in this category; one that is filled is always shown. */
export function isNeededField(categoryUrl: string | undefined, name: RecordFieldName): boolean {
  return !(unneeded[categoryUrl ?? ''] ?? []).includes(name)
}
