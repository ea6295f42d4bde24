import type { DictionaryDocument } from '../../dictionary/dictionary.document.ts'
import { anArticle } from './articles.ts'

const by = (fullName: string, title: string, rest: Partial<DictionaryDocument> = {}) => anArticle({ title, authorNames: [fullName], authors: [{ fullName, url: '' }], ...rest })
const inCategory = (category: string, title: string, rest: Partial<DictionaryDocument> = {}) => anArticle({ title, categoryTitles: [category], ...rest })

/** A small dictionary in which several articles answer each query below, and one answers it best. */
export const articles: readonly DictionaryDocument[] = [
  inCategory('Glass', 'Vaseline Glass', { description: 'Uranium glass of a greasy yellow green.' }),
  inCategory('Glass', 'Glass', { body: 'Sand, soda and lime. Vaseline is one of its many colours.' }),
  inCategory('Glass', 'Cut Glass Bowl', { description: 'A bowl of lead crystal, cut on the wheel.' }),
  anArticle({ title: 'Bowl', description: 'A round open vessel.' }),
  anArticle({ title: 'Bowls and Basins' }),
  anArticle({ title: 'Punch Bowl with Stand' }),
  anArticle({ title: 'Pot-de-Crème', description: 'A small lidded cup for custard.' }),
  anArticle({ title: 'Cloisonné', description: 'Enamel between thin strips of metal.' }),
  by('Wedgwood, Josiah', 'Portrait Medallion', { description: 'Jasperware with a sitter in white relief.' }),
  by('Hogarth, William', 'Portrait of Josiah Wedgwood'),
  by('Harris, Charles', 'Street with Striped Awnings'),
  by('Harris, Mary', 'Portrait of a Street Seller'),
  by('Calder, Alexander', 'Mobile', { categoryTitles: ['Sculpture'] }),
  by('Calder, Alexander', 'Untitled', { categoryTitles: ['Prints'] }),
  by('Lefebre, John', 'Alexander Calder in his Studio', { categoryTitles: ['Photographs'] }),
  anArticle({ title: 'Hallmark', description: 'Struck by an assay office.' }),
  anArticle({ title: 'Hallmarks of Sheffield and of Birmingham' }),
  anArticle({ title: 'Silver', body: 'Its hallmark tells town and year.' }),
  anArticle({ title: 'Transferware', description: 'Printed from an engraved plate.' }),
  anArticle({ title: 'Chippendale Chair' }),
  anArticle({ title: 'Windsor Chair' }),
  anArticle({ title: "Earl's Dish" }),
  anArticle({ title: 'Façade d’une Maison, Quai de l’Horloge' }),
  anArticle({ title: 'The Old Farm' }),
  anArticle({ title: 'Farm Tools, Old and New' }),
  anArticle({ title: 'To Be or Not to Be' }),
]

/** Query, and what must come first. */
export const cases: readonly { why: string; query: string; first: string }[] = [
  { why: 'the whole title wins over longer ones', query: 'bowl', first: 'Bowl' },
  { why: 'case and punctuation do not matter', query: 'POT DE CREME', first: 'Pot-de-Crème' },
  { why: 'accents may be left out', query: 'cloisonne', first: 'Cloisonné' },
  { why: 'accents may be added', query: 'hällmark', first: 'Hallmark' },
  { why: 'words in any order', query: 'stand with punch bowl', first: 'Punch Bowl with Stand' },
  { why: 'a title wins over a body', query: 'vaseline', first: 'Vaseline Glass' },
  { why: 'a plural finds the singular title', query: 'vaseline glasses', first: 'Vaseline Glass' },
  { why: 'a singular finds the plural title', query: 'hallmark of sheffield', first: 'Hallmarks of Sheffield and of Birmingham' },
  { why: 'the same words in another number, and no others', query: 'the old farms', first: 'The Old Farm' },
  { why: 'one typo', query: 'chipendale chair', first: 'Chippendale Chair' },
  { why: 'neighbours exchanged', query: 'widnsor chair', first: 'Windsor Chair' },
  { why: 'two typos', query: 'cippendale chiar', first: 'Chippendale Chair' },
  { why: 'a typo in the first letter', query: 'xransferware', first: 'Transferware' },
  { why: 'a word of the title and the maker', query: 'medallion wedgwood', first: 'Portrait Medallion' },
  { why: 'a word of the title and the maker, misspelled', query: 'awnigns harris', first: 'Street with Striped Awnings' },
  { why: 'maker and category', query: 'alexander calder sculpture', first: 'Mobile' },
  { why: 'maker and another category', query: 'alexander calder prints', first: 'Untitled' },
  { why: 'the beginning of a word', query: 'transf', first: 'Transferware' },
  { why: 'the beginning of the last word', query: 'portrait meda', first: 'Portrait Medallion' },
  { why: 'a possessive', query: 'earl dish', first: "Earl's Dish" },
  { why: 'an article with an apostrophe', query: 'horloge quai', first: 'Façade d’une Maison, Quai de l’Horloge' },
  { why: 'words that are common everywhere', query: 'to be or not to be', first: 'To Be or Not to Be' },
  { why: 'one word too many', query: 'windsor chair cushion', first: 'Windsor Chair' },
]
