import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeWorkbook, sheetXml } from '../testing/make-workbook.ts'
import { readBytes } from '../testing/read-bytes.ts'

const targetsOf = ({ columns }: { columns: readonly { heading: string; target: string }[] }) =>
  Object.fromEntries(columns.map(({ heading, target }) => [heading, target]))

async function only(bytes: Uint8Array | string) {
  const { sheets, rows } = await readBytes(bytes)
  const [sheet] = sheets
  if (!sheet || sheets.length > 1) throw new Error('there is not one sheet')
  return { sheet, rows }
}

describe('a table of texts', () => {
  it('is read below its titles, with sections, totals, empty rows and repeated headings left out', async () => {
    const { sheet, rows } = await only(
      [
        'Inventory of the house,,,',
        'March 2026,,,',
        '',
        'No,Object,Maker,Value £',
        'DINING ROOM,,,',
        '1,Cup,Meissen,120',
        '2,Plate,do.,80',
        'Sub-total,,,200',
        '',
        'No,Object,Maker,Value £',
        'Kitchen,,,',
        '3,Kettle,,40',
        'TOTAL,,,240',
      ].join('\n'),
    )
    expect(sheet.leftOut.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '1 title',
      '2 title',
      '4 heading',
      '5 section',
      '8 subtotal',
      '9 empty',
      '10 heading',
      '11 section',
      '13 subtotal',
    ])
    expect(rows.map(({ line, section, cells }) => [line, section, cells[1]])).toEqual([
      [6, 'DINING ROOM', 'Cup'],
      [7, 'DINING ROOM', 'Plate'],
      [12, 'Kitchen', 'Kettle'],
    ])
    expect(rows[1]?.above).toEqual({ 2: 'Meissen' })
    expect(targetsOf(sheet)).toEqual({
      No: 'inventoryNumber',
      Object: 'title',
      Maker: 'maker',
      'Value £': 'valuation.own',
    })
    expect(sheet.columns[3]?.currency).toBe('GBP')
  })

  it('has sections with digits in its column of numbers, and rows with a number alone', async () => {
    const { rows } = await only(
      [
        'Inv No,Title,Maker',
        'BEDROOM 1,,',
        'RV-021,Cup,Meissen',
        'BEDROOM 2,,',
        'RV-022,Plate,Spode',
        'Box 3,,',
        'RV-023,Bowl,Spode',
        'RV-024,,',
        'STUDY 2:,,',
        'RV-025a,,',
      ].join('\n'),
    )
    expect(rows.map(({ section, cells }) => [section, cells[0]])).toEqual([
      ['BEDROOM 1', 'RV-021'],
      ['BEDROOM 2', 'RV-022'],
      ['Box 3', 'RV-023'],
      ['Box 3', 'RV-024'],
      ['STUDY 2', 'RV-025a'],
    ])
  })

  it('takes a number alone for a row where numbers look like names of boxes', async () => {
    const { rows } = await only('Inv No,Title,Maker\nBox 1,Cup,Meissen\nBox 2,,\nBox 3,Bowl,Spode')
    expect(rows.map(({ section }) => section)).toEqual([null, null, null])
  })

  it('has headings where the title alone is known', async () => {
    const { sheet } = await only('Title,Exhibitions,Citations\nCup,London,none\n')
    expect(sheet.columns.map(({ heading }) => heading)).toEqual(['Title', 'Exhibitions', 'Citations'])
  })

  it('has no empty rows where its cells have line breaks', async () => {
    const { sheet, rows } = await only('Title,Notes\nCup,"one\ntwo\nthree"\nPlate,x\n\nBowl,y\n')
    expect(rows.map(({ line }) => line)).toEqual([2, 5, 7])
    expect(sheet.leftOut.map(({ line, why }) => `${line} ${why}`)).toEqual(['1 heading', '6 empty'])
  })

  it('has the delimiter of its rows, not of the title above them', async () => {
    const { sheet, rows } = await only(
      'Sammlung Müller, Wien\n\nBezeichnung;Hersteller;Preis\nTasse;Meißen;1.200,50 €\nTeller;Meißen;80,00 €\n',
    )
    expect(targetsOf(sheet)).toEqual({ Bezeichnung: 'title', Hersteller: 'maker', Preis: 'cost.price' })
    expect(sheet.columns[2]?.decimal).toBe('comma')
    expect(rows).toHaveLength(2)
  })

  it('may have no headings', async () => {
    const { sheet, rows } = await only(
      'Meissen cup c.1880 7cm chip £120\nDresden plate 12cm £40\nSpode bowl £15\n',
    )
    expect(targetsOf(sheet)).toEqual({ 'Column A': 'mixed' })
    expect(rows).toHaveLength(3)
  })

  it('keeps repeated headings apart', async () => {
    const { sheet } = await only('Title,Price,Price\nCup,1,2\n')
    expect(targetsOf(sheet)).toEqual({ Title: 'title', Price: 'cost.price', 'Price (2)': 'specific' })
  })

  it('says where empty cells may mean the name above', async () => {
    const { sheet, rows } = await only(
      'Room,Title,Price\nHall,Chair,1\n,Table,2\n,Lamp,3\nStudy,Desk,4\n,Clock,5\n',
    )
    expect(sheet.columns.map(({ mayRepeat }) => mayRepeat)).toEqual([true, false, false])
    expect(rows.map(({ above }) => above?.['0'])).toEqual([undefined, 'Hall', 'Hall', undefined, 'Study'])
  })

  it.each([
    ['day-first', '13/4/98'],
    ['month-first', '4/13/98'],
    [null, '5/4/98'],
  ])('shows the order of its dates: %s', async (order, day) => {
    const { sheet } = await only(`Title,Date acquired\nCup,3/4/98\nPlate,${day}\n`)
    expect(sheet.columns[1]?.dayOrder).toBe(order)
  })
})

describe('exports of other products', () => {
  it.each([
    [
      'homebox',
      'HB.import_ref,HB.location,HB.tags,HB.asset_id,HB.name,HB.quantity,HB.field.Color\n1,House / Hall,a; b,000-001,Clock,1,red\n',
      { 'HB.name': 'title', 'HB.location': 'storageLocation', 'HB.field.Color': 'specific' },
    ],
    [
      'discogs-collection',
      'Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,CollectionFolder,Date Added\nA1,Bach,Suites,DG,LP,,1960,5,Classical,2020-01-01\n',
      { Title: 'title', Artist: 'maker', CollectionFolder: 'collection', release_id: 'ignore' },
    ],
    [
      'numista',
      'Country,Issuer,N#,Title,Year,Quantity,Grade,Estimate\nFrance,France,12,5 Francs,1873,2,VF,20\n',
      { Title: 'title', 'N#': 'specific', Grade: 'condition' },
    ],
    [
      'librarything',
      'Book Id\tTitle\tPrimary Author\tDate\tCollections\n1\tMarks\tMiller\t1960\tYour library\n',
      { Title: 'title', 'Primary Author': 'maker', 'Book Id': 'ignore' },
    ],
    [
      'vitrine',
      'ID,Title,Item Specifics,Years In Family,Mean Price,Purchase Price,Maker\n4,Cup,Period: 1880,3,,12.00,Meissen\n',
      { ID: 'id', 'Item Specifics': 'specifics', 'Purchase Price': 'purchasePrice', Maker: 'maker' },
    ],
  ])('%s', async (product, text, targets) => {
    const { sheet } = await only(text)
    expect(sheet.product).toBe(product)
    expect(targetsOf(sheet)).toMatchObject(targets)
  })
})

describe('a workbook', () => {
  it('gives the values that are stored: dates, amounts with their currency, numbers with their zeros', async () => {
    const cell = (style: number, value: number) => ({ xml: `<c s="${style}"><v>${value}</v></c>` })
    const { rows } = await only(
      makeWorkbook({
        formats: ['dd/mm/yyyy', '[$£-809]#,##0.00', '0000', '#,##0.00 [$€-407]'],
        sheets: [
          {
            name: 'Stock',
            rows: [
              ['No', 'Title', 'Date acquired', 'Cost', 'Value', 'Sum'],
              [
                cell(3, 42),
                'Cup',
                cell(1, 45_123),
                cell(2, 1200.5),
                cell(4, 0.1 + 0.2),
                { xml: '<c><f>1+1</f><v>2</v></c>' },
              ],
            ],
          },
        ],
      }),
    )
    expect(rows[0]).toMatchObject({
      cells: ['0042', 'Cup', '2023-07-16', '£1200.5', '€0.3', '2'],
      types: 'ntdnnn',
    })
  })

  it('has days of its own count', async () => {
    const sheets = [
      {
        name: 'S',
        rows: [
          ['Title', 'Acquired'],
          ['Cup', { xml: '<c s="1"><v>1000</v></c>' }],
        ],
      },
    ]
    const formats = ['yyyy-mm-dd']
    const from1900 = await only(makeWorkbook({ sheets, formats }))
    const from1904 = await only(makeWorkbook({ sheets, formats, is1904: true }))
    expect(from1900.rows[0]?.cells[1]).toBe('1902-09-26')
    expect(from1904.rows[0]?.cells[1]).toBe('1906-09-27')
  })

  it('has several sheets with different columns, hidden ones are named', async () => {
    const { sheets, rows } = await readBytes(
      makeWorkbook({
        sheets: [
          {
            name: 'Silver',
            rows: [
              ['Title', 'Weight (oz t)'],
              ['Spoon', 2],
            ],
          },
          {
            name: 'Old',
            state: 'hidden',
            rows: [
              ['Object', 'Maker'],
              ['Cup', 'Spode'],
            ],
          },
          { name: 'Empty', rows: [] },
        ],
      }),
    )
    expect(sheets.map(({ name, isHidden, rows: count }) => [name, isHidden, count])).toEqual([
      ['Silver', false, 1],
      ['Old', true, 1],
    ])
    expect(sheets[0]?.columns[1]).toMatchObject({ target: 'measure.weight', unit: 'oz t' })
    expect(rows.map(({ sheet }) => sheet)).toEqual(['Silver', 'Old'])
  })

  it('has texts with formatted runs, line breaks and readings', async () => {
    const { rows } = await only(
      makeWorkbook({
        sharedStrings:
          '<sst><si><r><t>Blue </t></r><r><t>cup</t></r></si><si><t>碗</t><rPh><t>わん</t></rPh></si><si><t>a_x000D_b</t></si></sst>',
        sheets: [
          {
            name: 'S',
            rows: [
              ['Title', 'Maker', 'Notes'],
              [0, 1, 2].map((at) => ({ xml: `<c t="s"><v>${at}</v></c>` })),
            ],
          },
        ],
      }),
    )
    expect(rows[0]?.cells).toEqual(['Blue cup', '碗', 'a\rb'])
  })

  it('has the text of merged cells in each of their rows', async () => {
    const rows = [
      ['Title', 'Location', 'Room count'],
      ['Cup', 'Hall', 1],
      ['Plate', null, 2],
      ['Bowl', null, 3],
      ['Jug', null, 4],
    ]
    const xml = sheetXml(rows).replace(
      '</sheetData>',
      '</sheetData><mergeCells><mergeCell ref="B2:B4"/></mergeCells>',
    )
    const { rows: read } = await only(
      makeWorkbook({ sheets: [{ name: 'S', rows }], parts: { 'xl/worksheets/sheet1.xml': strToU8(xml) } }),
    )
    expect(read.map(({ cells }) => cells[1])).toEqual(['Hall', 'Hall', 'Hall', ''])
  })

  it('says what a percentage is', async () => {
    const { rows } = await only(
      makeWorkbook({
        formats: ['0%'],
        sheets: [
          {
            name: 'S',
            rows: [
              ['Title', 'Premium'],
              ['Cup', { xml: '<c s="1"><v>0.25</v></c>' }],
            ],
          },
        ],
      }),
    )
    expect(rows[0]?.cells).toEqual(['Cup', '25%'])
  })

  it('has each table of a sheet with its own columns', async () => {
    const { sheets, rows } = await readBytes(
      makeWorkbook({
        sheets: [
          {
            name: 'House',
            rows: [
              ['Title', 'Maker', 'Location'],
              ['Cup', 'Spode', 'Hall'],
              [],
              ['Inv No', 'Object', 'Artist', 'Medium'],
              ['P1', 'Harbor', 'Ann Bell', 'oil'],
            ],
          },
        ],
      }),
    )
    expect(sheets.map(({ name, columns }) => [name, columns.map(({ target }) => target)])).toEqual([
      ['House', ['title', 'maker', 'storageLocation']],
      ['House, table 2', ['inventoryNumber', 'title', 'maker', 'materials']],
    ])
    expect(rows.map(({ sheet, line }) => `${sheet} ${line}`)).toEqual(['House 2', 'House, table 2 5'])
    expect(sheets[0]?.leftOut.map(({ line, why }) => `${line} ${why}`)).toEqual(['1 heading', '3 empty'])
  })
})
