import { strToU8, zipSync, type Zippable } from 'fflate'

/** A cell: a text, a number, or the XML of one. */
export type MadeCell = string | number | null | { xml: string }

export interface MadeSheet {
  name: string
  rows: readonly (readonly MadeCell[])[]
  state?: string
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The name of a column: 'AB' of 27. */
export function lettersOf(index: number): string {
  const before = Math.floor(index / 26) - 1
  return (before >= 0 ? lettersOf(before) : '') + String.fromCharCode(65 + (index % 26))
}

function cellXml(cell: MadeCell, reference: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${reference}"`)
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

export function sheetXml(rows: readonly (readonly MadeCell[])[]): string {
  const lines = rows.map((cells, at) =>
    cells.length === 0
      ? ''
      : `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, `${lettersOf(column)}${at + 1}`)).join('')}</row>`,
  )
  return `<?xml version="1.0"?><worksheet xmlns="${NAMESPACE}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

export interface MadeWorkbook {
  sheets: readonly MadeSheet[]
  is1904?: boolean
  /** Codes of formats; cells name them by s="1", s="2" and so on. */
  formats?: readonly string[]
  sharedStrings?: string
  /** Parts that are added or replaced. */
  parts?: Zippable
}

export const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`

const PLAIN_WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

/** A workbook as spreadsheet programs write them, with what a test needs to be different. */
export function makeWorkbook({
  sheets,
  is1904,
  formats = [],
  sharedStrings,
  parts,
}: MadeWorkbook): Uint8Array {
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ''}/>`,
  )
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const codes = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`)
  const styles = formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`)
  const text = (xml: string) => strToU8(xml)
  return zipSync({
    '[Content_Types].xml': text(contentTypes(PLAIN_WORKBOOK)),
    '_rels/.rels': text(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': text(
      `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}">${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': text(
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rIdS" Type="${RELATIONS}/styles" Target="styles.xml"/>${sharedStrings === undefined ? '' : `<Relationship Id="rIdT" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>`}</Relationships>`,
    ),
    'xl/styles.xml': text(
      `<styleSheet xmlns="${NAMESPACE}"><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ),
    ...(sharedStrings !== undefined && { 'xl/sharedStrings.xml': text(sharedStrings) }),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, text(sheetXml(rows))]),
    ),
    ...parts,
  })
}
