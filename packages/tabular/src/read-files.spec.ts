import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Column } from './columns.ts'
import { describeReading } from './describe-reading.ts'
import { readTable } from './read-table.ts'
import { surveyTable, type TableChoices, type TableSource } from './survey-table.ts'
import { TableUnreadable } from './table-unreadable.ts'

const columns: Column[] = [
  { name: 'externalId', otherNames: ['id', 'lot number', 'N#'], isRequired: true },
  { name: 'title', otherNames: ['name'], isRequired: true },
  { name: 'description' },
  { name: 'category' },
  { name: 'maker' },
  { name: 'saleDate', otherNames: ['date', 'sold on'], type: 'date' },
  { name: 'price', otherNames: ['hammer price', 'sold price'], type: 'number' },
  { name: 'currency' },
  { name: 'source' },
  { name: 'starts', type: 'dateTime' },
]

/** The bytes in small pieces, cut anywhere. */
function inPieces(content: string | Uint8Array, size = 7): TableSource {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
}

async function read(source: TableSource, choices?: TableChoices) {
  const reading = await surveyTable(source, columns, choices)
  const rows = []
  for await (const some of readTable(source, reading)) rows.push(...some)
  return { readAs: describeReading(reading), reading, rows, values: rows.map(({ value }) => value) }
}

async function refusal(source: TableSource, choices?: TableChoices) {
  const error: unknown = await read(source, choices).then(
    () => null,
    (failure: unknown) => failure,
  )
  if (!(error instanceof TableUnreadable)) throw new Error('The file was read.', { cause: error })
  return error
}

const utf16le = (text: string) => Buffer.from(text, 'utf16le')
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const macLetters = 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü'
const macRoman = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const at = macLetters.indexOf(sign)
    return at < 0 ? sign.charCodeAt(0) : 0x80 + at
  })
const bom = '\ufeff'
const aCase = (name: string) => inPieces(readFileSync(new URL(`cases/${name}.csv`, import.meta.url)))

describe('a file is read as it is written', () => {
  const one = { externalId: '1', title: 'Café', price: '12.50' }
  it.each<[name: string, content: string | Uint8Array, readAs: string, rows: object[]]>([
    ['commas', 'externalId,title,price\n1,Café,12.50\n', 'comma, decimal point, UTF-8', [one]],
    [
      'lines that end in three ways',
      'externalId,title,price\r1,Café,12.50\r1,Café,12.50\n1,Café,12.50\r\n',
      'comma, decimal point, UTF-8',
      [one, one, one],
    ],
    [
      'semicolons and decimal commas',
      'externalId;title;price\n1;Café;12,50\n',
      'semicolon, decimal comma, UTF-8',
      [one],
    ],
    ['tabs', 'externalId\ttitle\tprice\n1\tCafé\t12.50\n', 'tab, decimal point, UTF-8', [one]],
    ['vertical bars', 'externalId|title|price\n1|Café|12.50\n', 'vertical bar, decimal point, UTF-8', [one]],
    ['CRLF', 'externalId,title,price\r\n1,Café,12.50\r\n', 'comma, decimal point, UTF-8', [one]],
    ['CR alone', 'externalId,title,price\r1,Café,12.50\r', 'comma, decimal point, UTF-8', [one]],
    [
      'line breaks of two kinds',
      'externalId,title,price\r\n1,Café,12.50\n1,Café,12.50\r\n',
      'comma, decimal point, UTF-8',
      [one, one],
    ],
    ['no last line break', 'externalId,title,price\n1,Café,12.50', 'comma, decimal point, UTF-8', [one]],
    [
      'rows of empty fields below the last one',
      'externalId,title,price,\n1,Café,12.50,\n,,,\n , ,"",\n',
      'comma, decimal point, UTF-8',
      [one],
    ],
    [
      'empty lines',
      '\n\nexternalId;title;price\n\n1;Café;12.50\n\n',
      'semicolon, decimal point, UTF-8',
      [one],
    ],
    [
      'a byte-order mark',
      `${bom}externalId,title,price\n1,Café,12.50\n`,
      'comma, decimal point, UTF-8, a byte-order mark',
      [one],
    ],
    [
      'UTF-16 LE with its mark',
      utf16le(`${bom}externalId;title;price\n1;Café;12,50\n`),
      'semicolon, decimal comma, UTF-16 LE, a byte-order mark',
      [one],
    ],
    [
      'UTF-16 BE with its mark',
      utf16be(`${bom}externalId\ttitle\tprice\n1\tCafé\t12,50\n`),
      'tab, decimal comma, UTF-16 BE, a byte-order mark',
      [one],
    ],
    [
      'UTF-16 LE without a mark',
      utf16le('externalId,title,price\n1,Café,12.50\n'),
      'comma, decimal point, UTF-16 LE',
      [one],
    ],
    [
      'UTF-16 BE without a mark',
      utf16be('externalId,title,price\n1,Café,12.50\n'),
      'comma, decimal point, UTF-16 BE',
      [one],
    ],
    [
      'Windows-1252',
      latin1('externalId;title;price\n1;Caf\xe9;12,50\n2;\x80 20 \x96 30;1\n'),
      'semicolon, decimal comma, Windows-1252',
      [one, { externalId: '2', title: '€ 20 – 30', price: '1' }],
    ],
    [
      'Mac Roman',
      macRoman('externalId;title;price\n1;Café;12,50\n2;Übergröße für Müller'.replace('ß', 'ss') + ';1\n'),
      'semicolon, decimal comma, Mac Roman',
      [one, { externalId: '2', title: 'Übergrösse für Müller', price: '1' }],
    ],
    [
      'Windows-1252 with quotes, dashes, œ and Š',
      latin1('externalId;title\n1;\x93l\x92\x9cuvre\x94 \x96 \x8akoda, caf\xe9, \x841890\x94\n'),
      'semicolon, Windows-1252',
      [{ externalId: '1', title: '“l’œuvre” – Škoda, café, „1890”' }],
    ],
    [
      'Windows-1252 from the last row alone',
      latin1(`externalId,title,price\n${'2,Vase,1.50\n'.repeat(20_000)}1,Caf\xe9,12.50\n`),
      'comma, decimal point, Windows-1252',
      [...Array.from({ length: 20_000 }, () => ({ externalId: '2', title: 'Vase', price: '1.50' })), one],
    ],
    [
      'a sep= line',
      'sep=;\r\nexternalId;title;price\r\n1;Café;12.50\r\n',
      'semicolon, decimal point, UTF-8, a sep= line',
      [one],
    ],
    [
      'a sep= line behind a mark, in capitals',
      utf16le(`${bom}SEP=|\nexternalId|title|price\n1|Café|12.50\n`),
      'vertical bar, decimal point, UTF-16 LE, a sep= line, a byte-order mark',
      [one],
    ],
    [
      'a sep= line that names an unusual sign',
      'sep=^\nexternalId^title^price\n1^Café^12.50\n',
      '“^” between fields, decimal point, UTF-8, a sep= line',
      [one],
    ],
    [
      'capitals, spaces and another order',
      ' PRICE ,Title, External Id \n12.50,Café,1\n',
      'comma, decimal point, UTF-8',
      [one],
    ],
    [
      'underscores and quotes in the header',
      '"external_id","TITLE","Price"\n"1","Café","12.50"\n',
      'comma, decimal point, UTF-8',
      [one],
    ],
    [
      'known other names',
      'Lot number;Name;Hammer price\n1;Café;12.50\n',
      'semicolon, decimal point, UTF-8',
      [one],
    ],
    [
      'delimiters in quotes',
      'externalId;title;price\n1;"a; b, c";1,5\n',
      'semicolon, decimal comma, UTF-8',
      [{ externalId: '1', title: 'a; b, c', price: '1.5' }],
    ],
    [
      'more commas than semicolons',
      'externalId;title;price\n1;a, b, c, d;1,5\n2;e, f, g, h;2,5\n',
      'semicolon, decimal comma, UTF-8',
      [
        { externalId: '1', title: 'a, b, c, d', price: '1.5' },
        { externalId: '2', title: 'e, f, g, h', price: '2.5' },
      ],
    ],
    [
      'quotes and line breaks in a field',
      'externalId,title\n1,"a ""b""\nc"\n2,d\n',
      'comma, UTF-8',
      [
        { externalId: '1', title: 'a "b"\nc' },
        { externalId: '2', title: 'd' },
      ],
    ],
    [
      'quotes within a text',
      'externalId,title\n1,a 12" vase\n',
      'comma, UTF-8',
      [{ externalId: '1', title: 'a 12" vase' }],
    ],
    [
      'single quotes',
      "'externalId','title'\n'1','a, b'\n'2','it''s'\n",
      'comma, UTF-8, single quotes',
      [
        { externalId: '1', title: 'a, b' },
        { externalId: '2', title: "it's" },
      ],
    ],
    [
      'backslashes before quotes',
      'externalId,title\n1,"a \\"b\\", c"\n2,"C:\\\\new"\n',
      'comma, UTF-8, backslash before quotes',
      [
        { externalId: '1', title: 'a "b", c' },
        { externalId: '2', title: 'C:\\new' },
      ],
    ],
    [
      'spaces before quotes',
      'externalId, title, price\n1, "a, b", 12.50\n',
      'comma, decimal point, UTF-8, spaces after the delimiter',
      [{ externalId: '1', title: 'a, b', price: '12.50' }],
    ],
    [
      'quotes that belong to the text',
      'externalId\ttitle\tmaker\n1\t"Great vase\tA\n2\tJug\tB\n',
      'tab, UTF-8, no quotes',
      [
        { externalId: '1', title: '"Great vase', maker: 'A' },
        { externalId: '2', title: 'Jug', maker: 'B' },
      ],
    ],
    [
      'empty fields behind the last column',
      'externalId,title,,\n1,Café,,\n2,Vase,,,,\n',
      'comma, UTF-8',
      [
        { externalId: '1', title: 'Café' },
        { externalId: '2', title: 'Vase' },
      ],
    ],
    [
      'thousands with points',
      'externalId;title;price\n1;Café;1.234,50\n2;Vase;1.234\n',
      'semicolon, decimal comma, UTF-8',
      [
        { externalId: '1', title: 'Café', price: '1234.50' },
        { externalId: '2', title: 'Vase', price: '1234' },
      ],
    ],
    [
      'thousands with commas',
      'externalId;title;price\n1;Café;"1,234,567"\n2;Vase;1,234\n',
      'semicolon, decimal point, UTF-8',
      [
        { externalId: '1', title: 'Café', price: '1234567' },
        { externalId: '2', title: 'Vase', price: '1234' },
      ],
    ],
    [
      'thousands with spaces',
      'externalId;title;price\n1;Café;1\u00a0234,50\n2;Vase;12 345\n',
      'semicolon, decimal comma, UTF-8',
      [
        { externalId: '1', title: 'Café', price: '1234.50' },
        { externalId: '2', title: 'Vase', price: '12345' },
      ],
    ],
    [
      'days first',
      'externalId,title,saleDate\n1,a,03/04/2020\n2,b,31/01/2020\n',
      'comma, UTF-8, dates with the day first',
      [
        { externalId: '1', title: 'a', saleDate: '2020-04-03' },
        { externalId: '2', title: 'b', saleDate: '2020-01-31' },
      ],
    ],
    [
      'months first',
      'externalId,title,sold on\n1,a,3/4/2020\n2,b,1/31/2020 0:00\n',
      'comma, UTF-8, dates with the month first',
      [
        { externalId: '1', title: 'a', saleDate: '2020-03-04' },
        { externalId: '2', title: 'b', saleDate: '2020-01-31' },
      ],
    ],
    [
      'names of months, and the year first',
      'externalId,title,date\n1,a,3 Jan 2020\n2,b,"January 3rd, 2020"\n3,c,2020/1/3\n4,d,2020-01-03T00:00:00\n',
      'comma, UTF-8',
      Array.from('abcd', (title, at) => ({ externalId: String(at + 1), title, saleDate: '2020-01-03' })),
    ],
    [
      'times',
      'externalId,title,starts\n1,a,2020-01-03T10:00\n2,b,2020-01-03 9:30:00\n',
      'comma, UTF-8',
      [
        { externalId: '1', title: 'a', starts: '2020-01-03T10:00' },
        { externalId: '2', title: 'b', starts: '2020-01-03T09:30' },
      ],
    ],
    [
      'an apostrophe before a formula',
      "externalId,title,price\n1,'=SUM(A1),'-3.5\n2,'t Hooft,1\n",
      'comma, decimal point, UTF-8',
      [
        { externalId: '1', title: '=SUM(A1)', price: '-3.5' },
        { externalId: '2', title: "'t Hooft", price: '1' },
      ],
    ],
    [
      'byte-order marks in the middle, as of files that were joined',
      `${bom}externalId,title,price\n1,Café,${bom}12.50\n`,
      'comma, decimal point, UTF-8, a byte-order mark',
      [one],
    ],
    [
      'a zero byte, which its row alone is refused for later',
      'externalId,title,price\n1,Café,12.50\n2,Va\0se,1.5\n',
      'comma, decimal point, UTF-8',
      [one, { externalId: '2', title: 'Va\0se', price: '1.5' }],
    ],
    [
      'a delimiter behind each row, and an unnamed column between',
      'externalId;title;;price;\n1;Café;;12,50;\n',
      'semicolon, decimal comma, UTF-8',
      [one],
    ],
    [
      'unknown columns of one name',
      'externalId,title,Notes,Notes,price\n1,Café,a,b,12.50\n',
      'comma, decimal point, UTF-8',
      [one],
    ],
    [
      'thousands with apostrophes and thin spaces',
      'externalId;title;price\n1;a;1’234’567,50\n2;b;12\u2009345\n',
      'semicolon, decimal comma, UTF-8',
      [
        { externalId: '1', title: 'a', price: '1234567.50' },
        { externalId: '2', title: 'b', price: '12345' },
      ],
    ],
    ['a header and no rows', 'externalId,title\n', 'comma, UTF-8', []],
  ])('%s', async (_, content, readAs, rows) => {
    const result = await read(inPieces(content, content.length > 10_000 ? 4096 : 7))
    expect([result.readAs, result.values]).toEqual([readAs, rows])
  })

  it.each([
    ['sold-items-header-capitals', 'comma, decimal point, UTF-8', 3],
    ['sold-items-semicolon-decimal-comma', 'semicolon, decimal comma, UTF-8', 1],
    ['sold-items-sep-line', 'comma, decimal point, UTF-8, a sep= line', 3],
    ['sold-items-tab', 'tab, decimal point, UTF-8', 1],
  ])('%s', async (name, readAs, count) => {
    const result = await read(aCase(name))
    expect([result.readAs, result.rows.length, result.reading.header.unknown]).toEqual([readAs, count, []])
    expect(result.values.at(-1)).toMatchObject({ price: '12.50', saleDate: '2026-01-31', source: 'bughunt' })
  })

  it('says which columns are not read, and which have another name', async () => {
    const { reading } = await read(inPieces('id,Title,Colour,trueMedian\n1,a,red,3\n'))
    expect([reading.header.unknown, reading.header.renamed]).toEqual([
      ['Colour', 'trueMedian'],
      [{ from: 'id', to: 'externalId' }],
    ])
  })

  it('takes the documented name where another column has another name for it', async () => {
    const { values, reading } = await read(inPieces('externalId,title,hammer price,price\n1,a,9,12\n'))
    expect([values[0]?.['price'], reading.header.unknown]).toEqual(['12', ['hammer price']])
  })

  it('numbers rows by the line on which they end', async () => {
    const { rows } = await read(inPieces('sep=,\nexternalId,title\n1,a\n\n2,"b\nc"\n3,d\n'))
    expect(rows.map(({ line }) => line)).toEqual([3, 6, 7])
  })

  it.each<[choices: TableChoices, content: string | Uint8Array, values: object]>([
    [{ decimal: 'point' }, 'externalId;title;price\n1;a;1,234\n', { price: '1234' }],
    [{ decimal: 'comma' }, 'externalId;title;price\n1;a;1,234\n', { price: '1.234' }],
    [{ dates: 'day-first' }, 'externalId;title;date\n1;a;03/04/2020\n', { saleDate: '2020-04-03' }],
    [{ dates: 'month-first' }, 'externalId;title;date\n1;a;03/04/2020\n', { saleDate: '2020-03-04' }],
    [{ delimiter: ';' }, 'externalId;title;a,b,c\n1;a;b,c,d\n', { title: 'a' }],
    [{ encoding: 'windows-1252' }, latin1('externalId,title\n1,\xc3\xa9\n'), { title: 'Ã©' }],
  ])('does as it is told: %o', async (choices, content, value) => {
    const { values } = await read(inPieces(content), choices)
    expect(values[0]).toMatchObject(value)
  })
})

describe('what fits two readings is not guessed', () => {
  it('shows three of the numbers in both readings', async () => {
    const file = 'externalId;title;price\n1;a;1,234\n2;b;12\n3;c;2,500\n4;d;1,234\n5;e;10,000\n6;f;20,000\n'
    const error = await refusal(inPieces(file))
    expect([error.choice, error.message]).toEqual([
      'decimal',
      'The column price can be read in two ways: “1,234” is 1234 or 1.234; “2,500” is 2500 or 2.500; “10,000” is 10000 or 10.000',
    ])
  })

  it('shows three of the dates in both readings', async () => {
    const error = await refusal(
      inPieces('externalId,title,date\n1,a,03/04/2020\n2,b,5.6.2020\n3,c,01-02-1999\n4,d,7/7/2020\n'),
    )
    expect([error.choice, error.message]).toEqual([
      'dates',
      'The column saleDate can be read in two ways: “03/04/2020” is 2020-04-03 or 2020-03-04; “5.6.2020” is 2020-06-05 or 2020-05-06; “01-02-1999” is 1999-02-01 or 1999-01-02',
    ])
  })

  it('is decided by the last row where that has one reading alone', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => `${at};Vase;1,234;03/04/2020`)
    const file = ['externalId;title;price;date', ...rows, 'x;Vase;1,5;31/12/2019'].join('\n')
    const { readAs, values } = await read(inPieces(file, 32 * 1024))
    expect(readAs).toBe('semicolon, decimal comma, UTF-8, dates with the day first')
    expect(values[0]).toMatchObject({ price: '1.234', saleDate: '2020-04-03' })
  })

  it('is decided by the one amount with cents behind thousands of whole ones', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => `${at},Vase,12,2019-12-31`)
    const file = ['externalId,title,price,date', ...rows, 'x,Vase,"1.234,5",2019-12-31'].join('\n')
    const { readAs, values } = await read(inPieces(file, 32 * 1024))
    expect([readAs, values.at(-1)?.['price']]).toEqual(['comma, decimal comma, UTF-8', '1234.5'])
  })

  it('nor where rows contradict each other', async () => {
    const numbers = await refusal(inPieces('externalId;title;price\n1;a;1,234\n2;b;12,5\n3;c;12.5\n'))
    expect([numbers.choice, numbers.message]).toEqual([
      'decimal',
      'The column price is written in two ways, as in “12.5” and “12,5”: write all of it in one way',
    ])
    const dates = await refusal(
      inPieces('externalId;title;date\n1;a;31/1/2020\n2;b;1/31/2020\n3;c;1/2/2020\n'),
    )
    expect(dates.message).toContain('“31/1/2020” and “1/31/2020”')
  })

  it('says of each row that is written in another way than most', async () => {
    const { rows } = await read(
      inPieces(
        'externalId;title;price;date\n1;a;1,5;31/1/2020\n2;b;2,5;30/1/2020\n3;c;12.5;1/31/2020\n4;d;abc;soon\n',
      ),
    )
    expect(rows.map(({ otherForm }) => otherForm)).toEqual([
      undefined,
      undefined,
      [
        { field: 'price', form: 'comma' },
        { field: 'saleDate', form: 'day-first' },
      ],
      undefined,
    ])
    expect(rows[3]?.value).toMatchObject({ price: 'abc', saleDate: 'soon' })
  })
})

describe('a value that is never read says in which form it is written', () => {
  const lineOf = async (price: string, date: string) => {
    const { rows } = await read(
      inPieces(`externalId\ttitle\tprice\tdate\n0\ta\t1.5\t31 Jan 2020\n1\tb\t${price}\t${date}\n`),
    )
    return rows[1]
  }

  it.each<[text: string, form: string | undefined]>([
    ...['$12.50', '€ 12.50', 'US$1,200', '12.50 €', 'USD 12.50', '12.50 EUR', '-$3', 'kr 12'].map(
      (price): [string, string] => [price, 'currency'],
    ),
    ['(12.50)', 'brackets'],
    ['($12.50)', 'brackets'],
    ['twelve', undefined],
    ['1.2.3', undefined],
    ['12x5', undefined],
    ['-3.5', undefined],
  ])('the amount %s: %s', async (price, form) => {
    expect((await lineOf(price, ''))?.otherForm).toEqual(form && [{ field: 'price', form }])
  })

  it.each<[text: string, form: string | undefined]>([
    ...['31/1/20', '1-2-99', '31.01.20', '31-Jan-20', '3 March 99'].map((date): [string, string] => [
      date,
      'shortYear',
    ]),
    ['45123', 'dayCount'],
    ['45123.5', 'dayCount'],
    ['1890', undefined],
    ['spring', undefined],
    ['3. Januar 2020', undefined],
  ])('the date %s: %s', async (date, form) => {
    expect((await lineOf('', date))?.otherForm).toEqual(form && [{ field: 'saleDate', form }])
  })
})

describe('what cannot be read is one sentence for the whole file', () => {
  it.each<[name: string, content: string | Uint8Array, sentence: string | RegExp]>([
    ['nothing', '', 'The file is empty'],
    ['a byte-order mark alone', bom, 'The file is empty'],
    ['blank lines alone', '\n \n\t\n', 'The file is empty'],
    [
      'UTF-32',
      Uint8Array.from([0xff, 0xfe, 0, 0, 0x69, 0, 0, 0]),
      /^The letters of this file are neither UTF-8/,
    ],
    [
      'a workbook',
      latin1('PK\u0003\u0004\x14\0\x06\0\x13\0\0\0[Content_Types].xml…\0\0'),
      /^The file is a workbook.*‘CSV UTF-8’/,
    ],
    [
      'a sheet of LibreOffice',
      latin1('PK\u0003\u0004\x14\0mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK'),
      /^The file is a workbook/,
    ],
    [
      'an archive',
      latin1('PK\u0003\u0004\x14\0\x08\0prices.csv\0\0\0'),
      'The file is a ZIP archive: unpack it and use the table inside',
    ],
    [
      'a title above the header',
      'Prices of 2020\n\nexternalId;title;price\n1;Vase;12,50\n',
      'The names of the columns stand in line 3, not in the first: remove the lines above it',
    ],
    [
      'EBCDIC',
      Uint8Array.from([0x85, 0xa7, 0xa3, 0x85, 0x99, 0x95, 0x81, 0x93, 0xc9, 0x84, 0x15]),
      /^The letters/,
    ],
    [
      'an old code page with é',
      latin1('externalId,title\n1,Caf\x82\n'),
      /^The letters of this file are neither/,
    ],
    [
      'one line of 3 MB in quotes',
      `externalId,title\n1,"${'x'.repeat(3 * 1024 * 1024)}"\n`,
      /^The row that begins in line 2 has more than 2 MB/,
    ],
    ['an old workbook', latin1('\xd0\xcf\x11\xe0\xa1\xb1'), /^The file is a workbook/],
    ['a PDF', '%PDF-1.7\n', /^The file is a PDF/],
    ['a page', '<!DOCTYPE html><html><body>Sign in</body></html>', /^The file is a web page.*sign in/],
    ['a picture', latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), /^The file is not a text/],
    [
      'another code page',
      latin1('externalId,title\n1,Caf\x82 \x81\n'),
      /^The letters of this file are neither UTF-8, UTF-16, Windows-1252 nor Mac Roman: save it as UTF-8/,
    ],
    [
      'no header',
      '1,Vase,12.50\n2,Jug,13.50\n',
      /^The first line names no column that is known here \(it has “1”, “Vase” and “12.50”\): write the names of the columns there, such as externalId, title, /,
    ],
    [
      'a header without what must be there',
      'externalId,price\n1,3\n',
      'The file has no column for title (it has “externalId” and “price”): add it, or rename the column that holds it',
    ],
    [
      'a column twice',
      'externalId,title,Title \n1,a,b\n',
      'The columns “title” and “Title” both mean title: remove one of them or rename it',
    ],
    [
      'decimal commas between commas',
      `externalId,title,price\n${'1,a,12,50\n'.repeat(3000)}`,
      /^Most rows have another number of fields than the header, which has 3 \(line 2 has 4\): put quotes around/,
    ],
  ])('%s', async (_, content, sentence) => {
    expect((await refusal(inPieces(content))).message).toMatch(sentence)
  })

  it('a quote that never closes, after the rows before it', async () => {
    const source = inPieces('externalId,title\n1,"a, b"\n2,"b\n3,c\n4,d\n')
    const reading = await surveyTable(source, columns)
    const values: object[] = []
    const readAll = async () => {
      for await (const rows of readTable(source, reading)) values.push(...rows.map(({ value }) => value))
    }
    await expect(readAll()).rejects.toThrow('A quote that opens in line 3 is never closed')
    expect(values).toEqual([{ externalId: '1', title: 'a, b' }])
  })

  it('of a damaged UTF-8 file the damaged rows alone', async () => {
    const { rows, readAs } = await read(
      inPieces(Buffer.concat([Buffer.from('externalId,title\n1,Café\n2,Hôtel\n'), latin1('3,Caf\xe9\n')])),
    )
    expect([readAs, rows.map(({ problem }) => problem)]).toEqual([
      'comma, UTF-8',
      [undefined, undefined, 'brokenText'],
    ])
  })

  it('of a file that another program has damaged the damaged rows alone', async () => {
    const { rows, readAs } = await read(inPieces('externalId,title\n1,Caf\ufffd\n2,Vase\n'))
    expect([readAs, rows.map(({ problem }) => problem)]).toEqual(['comma, UTF-8', ['brokenText', undefined]])
  })

  it('of a file with a few rows of another length these alone', async () => {
    const { rows } = await read(inPieces('externalId,title\n1,a\n2\n3,b,c\n4,d\n'))
    expect(rows.map(({ problem }) => problem)).toEqual([undefined, 'fieldCount', 'fieldCount', undefined])
  })
})
