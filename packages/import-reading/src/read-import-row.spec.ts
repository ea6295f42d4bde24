import { recordInputSchema } from '@vitrine/contracts/vault-records/schemas'
import { describe, expect, it } from 'vitest'
import { readObjects, type Said } from './testing/read-objects.ts'

/** The questions of a file, by their kinds, each once. */
async function questionsOf(text: string, said?: Said) {
  const { read } = await readObjects(text, said)
  const questions = read.flatMap((row) => row.questions)
  return questions.filter(({ key }, at) => questions.findIndex((question) => question.key === key) === at)
}

async function first(text: string, said?: Said) {
  const { read } = await readObjects(text, said)
  const [row] = read
  if (!row) throw new Error('there is no row')
  return row
}

describe('a row', () => {
  it('becomes an item by names, and its record', async () => {
    const row = await first(
      'Inv No,Title,Category,Collection,Tags,Maker,Period,Location,Insurer,Height (cm),Weight,Purchase date,Price paid (£),Insured value (£),Bought from,Color\n' +
        '2026.014,Coffee cup,Porcelain,Blue; Travel,"cup, blue",Meissen,c. 1880,Hall,Acme,7.5,350 g,14 Mar 1998,"1,200",1500,Jones,blue\n',
    )
    expect(row.values).toEqual({
      title: 'Coffee cup',
      category: 'Porcelain',
      collections: ['Blue', 'Travel'],
      tags: ['cup', 'blue'],
      storageLocation: 'Hall',
      insurance: 'Acme',
      purchaseDate: '1998-03-14',
      itemSpecifics: [{ displayName: 'Color', value: 'blue' }],
    })
    expect(row.record).toMatchObject({
      inventoryNumber: '2026.014',
      maker: 'Meissen',
      dateText: 'c. 1880',
      acquiredFrom: 'Jones',
      measurements: [
        { measure: 'height', value: 7.5, unit: 'cm', note: '' },
        { measure: 'weight', value: 350, unit: 'g', note: '' },
      ],
      costs: [{ kind: 'price', amount: 1200, currency: 'GBP', day: null, note: '' }],
      valuations: [
        { basis: 'insured', amount: 1500, amountMax: null, currency: 'GBP', isInsuredValue: true },
      ],
    })
    expect([row.questions, row.faults]).toEqual([[], []])
    expect(recordInputSchema.safeParse(row.record).success).toBe(true)
  })

  it('has a fault where a cell cannot be read, and all the rest', async () => {
    const row = await first('Title,Height,Acquired\nCup,tall,2099-01-01\n')
    expect(row.values).toEqual({ title: 'Cup' })
    expect(row.faults).toEqual([
      {
        target: 'measure.height',
        column: 1,
        value: 'tall',
        text: 'This is not a measurement, such as 12.5 cm.',
      },
      { target: 'purchaseDate', column: 2, value: '2099-01-01', text: 'January 1, 2099 lies in the future.' },
    ])
  })

  it('says which mapped cells are empty', async () => {
    const row = await first('Title,Maker,Notes\nCup,,\nPlate,Spode,old\n')
    expect(row.empty).toEqual(['maker', 'notes'])
  })

  it('is in the place of its section, unless it says another', async () => {
    const text = 'Title,Maker,Location\nDINING ROOM,,\nCup,Spode,\nPlate,Spode,Attic\n'
    const { read } = await readObjects(text)
    expect(read.map(({ values }) => values.storageLocation)).toEqual(['DINING ROOM', 'Attic'])
    const tagged = await readObjects(text, { defaults: { section: 'tags' } })
    expect(tagged.read[0]?.values).toMatchObject({ tags: ['DINING ROOM'] })
  })

  it('takes the currency of its own column', async () => {
    const { read } = await readObjects('Title,Cost,Currency\nCup,10,EUR\nPlate,20,GBP\n')
    expect(read.map(({ record }) => record.costs?.[0]?.currency)).toEqual(['EUR', 'GBP'])
  })

  it('US dollars are the documented prices, other currencies the record’s', async () => {
    const targets = { Paid: 'purchasePrice', Got: 'soldPrice' }
    const { read } = await readObjects('Title,Paid,Got\nCup,$10,$30\nPlate,£20,£40\n', { targets })
    expect(read[0]).toMatchObject({ values: { purchasePrice: 10, soldPrice: 30 }, record: {} })
    expect(read[1]?.record).toMatchObject({
      costs: [{ kind: 'price', amount: 20, currency: 'GBP' }],
      ownership: 'sold',
      ownershipPrice: 40,
      ownershipCurrency: 'GBP',
    })
  })
})

describe('what can mean several things is asked once, and taken with the answer', () => {
  it('currency', async () => {
    const text = 'Title,Cost\nCup,10\nPlate,20\n'
    expect((await questionsOf(text)).map(({ kind, text: asked }) => [kind, asked])).toEqual([
      ['currency', 'Which currency are the amounts in “Cost”?'],
    ])
    const { read } = await readObjects(text, { answers: { currency: 'EUR' } })
    expect(read.map(({ record }) => record.costs?.[0])).toMatchObject([
      { amount: 10, currency: 'EUR' },
      { amount: 20 },
    ])
  })

  it('order of days', async () => {
    const text = 'Title,Acquired\nCup,3/4/98\nPlate,5/6/98\n'
    const [question, ...others] = await questionsOf(text)
    expect(others).toEqual([])
    expect(question).toMatchObject({
      kind: 'dayOrder',
      options: [
        { label: 'The day: 3/4/98 is April 3, 1998' },
        { label: 'The month: 3/4/98 is March 4, 1998' },
      ],
    })
    const { read } = await readObjects(text, { answers: { dayOrder: 'day-first' } })
    expect(read.map(({ values }) => values.purchaseDate)).toEqual(['1998-04-03', '1998-06-05'])
  })

  it('dates as numbers', async () => {
    expect(await questionsOf('Title,Acquired\nCup,45123\n')).toMatchObject([{ kind: 'dayCount' }])
    const row = await first('Title,Acquired\nCup,45123\n', { answers: { dayCount: '1900' } })
    expect(row.values.purchaseDate).toBe('2023-07-16')
  })

  it('dates that are known in part', async () => {
    const row = await first('Title,Acquired\nCup,c. 1987\n')
    expect([row.values.purchaseDate, row.record.acquiredText]).toEqual([undefined, 'c. 1987'])
  })

  it('ditto marks and blanks', async () => {
    const text = 'Title,Maker\nCup,Spode\nPlate,do.\nBowl,""""\n'
    expect(await questionsOf(text)).toMatchObject([{ kind: 'above', example: 'do.' }])
    const { read } = await readObjects(text, { answers: { above: 'above' } })
    expect(read.map(({ record }) => record.maker)).toEqual(['Spode', 'Spode', 'Spode'])
    const blanks = 'Room,Title,Price\nHall,Chair,\n,Table,\n,Lamp,\nStudy,Desk,\n,Clock,\n'
    expect(await questionsOf(blanks)).toMatchObject([{ kind: 'blankAbove' }])
    const filled = await readObjects(blanks, { answers: { blankAbove: 'above' } })
    expect(filled.read.map(({ values }) => values.storageLocation)).toEqual([
      'Hall',
      'Hall',
      'Hall',
      'Study',
      'Study',
    ])
    const empty = await readObjects(blanks, { answers: { blankAbove: 'empty' } })
    expect(empty.read[1]?.values.storageLocation).toBeUndefined()
  })

  it('ranges: a valuation holds them, of a cost one end is asked', async () => {
    const text = 'Title,Cost £,Estimate £\nCup,200-300,400-600\n'
    expect(await questionsOf(text)).toMatchObject([{ kind: 'range' }])
    const row = await first(text, { answers: { range: 'middle' } })
    expect(row.record).toMatchObject({
      costs: [{ amount: 250 }],
      valuations: [{ basis: 'fairMarket', amount: 400, amountMax: 600 }],
    })
  })

  it('amounts with something included, for a pair, or of a sale', async () => {
    const row = await first('Title,Cost\nCups,"£1,200 incl BP"\n', { answers: { including: 'note' } })
    expect(row.record.costs).toMatchObject([{ amount: 1200, note: 'incl BP' }])
    const pair = await first('Title,Cost\nCups,$400/pr\n', { answers: { each: 'all' } })
    expect(pair.record).toMatchObject({ valuesAre: 'all', costs: [{ amount: 400, currency: 'USD' }] })
    const sold = await first('Title,Value\nCup,SOLD £450\n', { answers: { sold: 'price' } })
    expect(sold.record).toMatchObject({ ownership: 'sold', ownershipPrice: 450, ownershipCurrency: 'GBP' })
    expect(sold.record.valuations).toBeUndefined()
  })

  it('words in a column of amounts', async () => {
    const text = 'Title,Cost £\nCup,SOLD\nPlate,gift\nBowl,KXL/R\n'
    expect((await questionsOf(text)).map(({ kind }) => kind)).toEqual(['sold', 'gift', 'costCode'])
    const { read } = await readObjects(text, {
      answers: { sold: 'sold', gift: 'gift', costCode: 'costCode' },
    })
    expect(read.map(({ record }) => record)).toEqual([
      { ownership: 'sold' },
      { acquiredHow: 'gift' },
      { costCode: 'KXL/R' },
    ])
  })

  it('numbers that a spreadsheet has changed', async () => {
    const text = 'Inv No,Title\n0042,Cup\n7,Plate\n1-Feb,Bowl\n'
    expect((await questionsOf(text)).map(({ kind }) => kind)).toEqual(['lostZeros', 'eaten'])
    const { read } = await readObjects(text, { answers: { lostZeros: 'pad', eaten: '2-1' } })
    expect(read.map(({ record }) => record.inventoryNumber)).toEqual(['0042', '0007', '2-1'])
  })

  it('broken letters, once for the whole file', async () => {
    const text = 'Title,Maker\nCup,SÃ¨vres\nPlate,MÃ¼ller\nTÃ¶pfchen,Spode\n'
    expect(await questionsOf(text)).toHaveLength(1)
    const { read } = await readObjects(text, { answers: { encoding: 'mend' } })
    expect(read.map(({ record }) => record.maker)).toEqual(['Sèvres', 'Müller', 'Spode'])
  })

  it('quantities in words', async () => {
    const row = await first('Title,Qty\nChairs,set of 6 (1 a/f)\n')
    expect(row.record).toEqual({ quantity: 6, condition: '1 a/f' })
    const text = 'Title,Qty\nChairs,several\nCups,several\n'
    expect(await questionsOf(text)).toHaveLength(1)
    expect((await first(text, { answers: { quantity: '5' } })).record.quantity).toBe(5)
  })

  it('units and orders of measurements', async () => {
    const text = 'Title,Size\nBox,12 x 5 x 3\n'
    expect((await questionsOf(text)).map(({ kind }) => kind)).toEqual(['order'])
    const row = await first(text, { answers: { order: 'width,depth,height', unit: 'cm' } })
    expect(row.record.measurements?.map(({ measure, value, unit }) => `${measure} ${value} ${unit}`)).toEqual(
      ['width 12 cm', 'depth 5 cm', 'height 3 cm'],
    )
  })

  it('titles that are too long', async () => {
    const long =
      'A large and very fine Meissen coffee cup and saucer, painted with flowers and birds in enamels'
    expect(await questionsOf(`Title\n${long.replace(',', ' ')}\n`)).toMatchObject([{ kind: 'longTitle' }])
    const row = await first(`Title;Maker\n${long};Meissen\n`, { answers: { longTitle: 'cut' } })
    expect(row.values.title).toBe(
      'A large and very fine Meissen coffee cup and saucer, painted with flowers and…',
    )
    expect(row.values.description).toBe(long)
  })

  it('choices in other words', async () => {
    const row = await first('Title,Status,How acquired\nCup,In stock,inherited\n')
    expect(row.record).toEqual({ ownership: 'owned', acquiredHow: 'bequest' })
    const text = 'Title,Status\nCup,RES\nPlate,RES\n'
    expect(await questionsOf(text)).toHaveLength(1)
    expect((await first(text, { answers: { choice: 'forSale' } })).record.ownership).toBe('forSale')
  })

  it('cells with several facts', async () => {
    const text = 'Meissen cup c.1880 7cm chip £120\nDresden plate c.1900 hairline £40\n'
    expect((await questionsOf(text)).map(({ key, kind }) => `${kind} ${key.split(':').at(-1)}`)).toEqual([
      'mixed amount',
      'mixed date',
      'mixed flawSize',
      'mixed condition',
    ])
    const answers = {
      'mixed:amount': 'cost.price',
      'mixed:date': 'dateText',
      'mixed:flawSize': 'condition',
      'mixed:condition': 'condition',
    }
    const { read } = await readObjects(text, { answers })
    expect(read[0]).toMatchObject({
      values: { title: 'Meissen cup', description: 'Meissen cup c.1880 7cm chip £120' },
      record: {
        dateText: 'c.1880',
        condition: '7cm chip',
        costs: [{ kind: 'price', amount: 120, currency: 'GBP' }],
      },
      questions: [],
    })
    const left = await first(text, { answers: { mixed: 'title' } })
    expect(left.values.title).toBe('Meissen cup c.1880 7cm chip £120')
  })
})

describe('photos', () => {
  it('are file names without their folders', async () => {
    const row = await first('Title,Photo 1,Photo 2\nCup,C:\\pics\\Vase.JPG,IMG 42-43\n')
    expect(row.photos).toEqual(['Vase.JPG', 'IMG_42', 'IMG_43'])
  })

  it('are never fetched', async () => {
    const row = await first('Title,Photo\nCup,https://198.51.100.1/a.jpg\n', { targets: { Photo: 'photo' } })
    expect(row.photos).toEqual([])
    expect(row.faults[0]?.text).toMatch('not fetched')
  })

  it('their addresses are item specifics', async () => {
    const row = await first('Title,Image URL\nCup,https://example.com/a.jpg\n')
    expect(row).toMatchObject({
      photos: [],
      faults: [],
      values: { itemSpecifics: [{ displayName: 'Image URL', value: 'https://example.com/a.jpg' }] },
    })
  })
})

describe('a museum export', () => {
  const targetsOf = async (text: string) => {
    const { sheets } = await readObjects(text)
    return Object.fromEntries(
      sheets.flatMap(({ columns }) => columns.map(({ heading, target }) => [heading, target])),
    )
  }

  it('has the fields of its database matched', async () => {
    const heads =
      'id,AccessionNumber,artist,Title,Object Name,year,dateText,creditLine,Department,Classification,medium,DateAcquired,AccessionYear,imageUrl'
    const row =
      '7,1990.1,Ann Bell,Blue cup,Cup,1785,c. 1785,Gift of A. Dorn,Decorative Arts,Ceramics,Porcelain,1990-02-03,1990,https://example.com/7.jpg'
    expect(await targetsOf(`${heads}\n${row}\n`)).toEqual({
      id: 'specific',
      AccessionNumber: 'inventoryNumber',
      artist: 'maker',
      Title: 'title',
      'Object Name': 'objectType',
      year: 'specific',
      dateText: 'dateText',
      creditLine: 'acquiredFrom',
      Department: 'category',
      Classification: 'specific',
      medium: 'materials',
      DateAcquired: 'purchaseDate',
      AccessionYear: 'acquiredText',
      imageUrl: 'specific',
    })
  })

  it('has its kind of objects in the classification, where no column names them', async () => {
    const targets = await targetsOf('Title,Type,Department,Former accession number\nCup,Ceramic,Asia,12\n')
    expect(targets).toMatchObject({ Department: 'category', Type: 'objectType' })
    expect(targets['Former accession number']).toBe('specific')
  })

  it('has many kinds of objects as object types, not as categories to ask about', async () => {
    const kinds = Array.from({ length: 9 }, (_, at) => `Cup ${at},Kind ${'abcdefghi'[at]}`)
    expect(await targetsOf(`Title,Type\n${kinds.join('\n')}\n`)).toMatchObject({ Type: 'objectType' })
    expect(await targetsOf(`Title,Department\n${kinds.join('\n')}\n`)).toMatchObject({
      Department: 'specific',
    })
    expect(await targetsOf(`Title,Type\n${kinds.slice(0, 8).join('\n')}\n`)).toMatchObject({
      Type: 'category',
    })
  })

  it('has a date before an event of its provenance only where it is short', async () => {
    const long = 'Bought by A. Dorn of Hamburg from the heirs of B. Ellis on 3/4/1988 (source: his checklist)'
    const { record } = await first(`Title,Provenance\nCup,${long}\n`)
    expect(record.provenance).toEqual([{ dateText: '', event: long }])
  })

  it('has the line breaks of a database', async () => {
    const { values } = await first('Title,Description\nCup,one\u000btwo\n')
    expect(values.description).toBe('one\ntwo')
  })

  it('asks where a long inscription goes', async () => {
    const long = 'a '.repeat(1_500).trim()
    const { record, faults } = await first(`Title,Inscription\nCup,${long}\n`, {
      answers: { longText: 'notes' },
    })
    expect(faults).toEqual([])
    expect(record).toMatchObject({ notes: `Inscription: ${long}` })
  })

  it('does not ask about each word of a column that is none of choices', async () => {
    const words = Array.from({ length: 6 }, (_, at) => `Cup ${at},on shelf ${'abcdef'[at]}`)
    expect(await targetsOf(`Title,Status\n${words.join('\n')}\n`)).toMatchObject({ Status: 'specific' })
    expect(await targetsOf(`Title,Status\n${words.slice(0, 5).join('\n')}\n`)).toMatchObject({
      Status: 'ownership',
    })
  })

  it('says when no column of a sheet is imported', async () => {
    const row = await first('Title,Maker\nCup,Spode\n', { targets: { Title: 'ignore', Maker: 'ignore' } })
    expect(row.faults).toMatchObject([{ value: 'objects', text: 'No column of this sheet is imported.' }])
  })

  it('names the unit of its measurements in a column', async () => {
    const row = await first('title,width,height,units\nCup,39,41,mm\nJar,30,20,mm\n')
    expect(row.questions).toEqual([])
    expect(row.record.measurements).toMatchObject([
      { measure: 'width', value: 39, unit: 'mm' },
      { measure: 'height', value: 41, unit: 'mm' },
    ])
  })

  it('keeps the text of all sizes beside columns for height and width', async () => {
    const row = await first('title,Dimensions,Height (cm),Width (cm)\nCup,"3 x 2 in, with saucer",7.6,5.1\n')
    expect(row.questions).toEqual([])
    expect(row.values.itemSpecifics).toEqual([{ displayName: 'Dimensions', value: '3 x 2 in, with saucer' }])
  })

  it('keeps a label of several facts beside its titles', async () => {
    const row = await first('title,tombstone\nCup,"Cup, c. 1782. Ann Bell. Porcelain; 7 cm. Gift 1990"\n')
    expect(row).toMatchObject({ questions: [], values: { title: 'Cup' } })
  })

  it.each([
    ['Attributed to Jan Steen', 'attributedTo', 'Jan Steen'],
    ['Jan Steen (attributed to)', 'attributedTo', 'Jan Steen'],
    ['Workshop of Titian', 'workshopOf', 'Titian'],
    ['After Hans Holbein', 'after', 'Hans Holbein'],
    ['Style of Ann Bell', 'styleOf', 'Ann Bell'],
    ['Follower of Ann Bell', undefined, 'Follower of Ann Bell'],
    ['British School, 18th century', undefined, 'British School, 18th century'],
  ])('says how sure a maker is: %s', async (text, makerQualifier, maker) => {
    const { record } = await first(`title,attribution\nCup,"${text}"\n`)
    expect([record.makerQualifier, record.maker]).toEqual([makerQualifier, maker])
  })

  it('has a qualifier in a column of its own', async () => {
    const { record } = await first('title,maker,attribution\nCup,Ann Bell,attributed to\n')
    expect([record.makerQualifier, record.maker]).toEqual(['attributedTo', 'Ann Bell'])
  })

  it('asks once where long texts and further item specifics go', async () => {
    const long = 'a'.repeat(501)
    const text = `title,citations,exhibitions\nCup,${long},${long}b\nJar,${long}c,\n`
    expect(await questionsOf(text)).toMatchObject([{ key: 'longText' }])
    const { record } = await first(text, { answers: { longText: 'notes' } })
    expect(record.notes).toBe(`citations: ${long}\nexhibitions: ${long}b`)
  })

  it('asks once what becomes of sizes that are none', async () => {
    const text =
      'title,dimensions\nCup,7 cm high\nFilm,Dimensions variable\nRoom,Overall installed dimensions variable\n'
    expect(await questionsOf(text)).toMatchObject([{ kind: 'longText' }])
    const { read } = await readObjects(text, { answers: { longText: 'specific' } })
    expect(read.flatMap(({ faults }) => faults)).toEqual([])
    expect(read[1]?.values.itemSpecifics).toEqual([
      { displayName: 'dimensions', value: 'Dimensions variable' },
    ])
  })

  it('asks for the order of two and of three sizes, however many a cell has', async () => {
    const questions = await questionsOf(
      'title,dimensions\nA,sheet: 10 x 20 cm; plate: 5 x 7 cm\nB,frame: 30 x 20 x 3 cm; sight: 25 x 15 cm\n',
    )
    expect(questions.map(({ key }) => key.split(':').at(-1))).toEqual(['2', '3'])
  })
})

it('days and numbers in brackets are read, an inferred date of making is kept', async () => {
  const { values, record } = await first(
    'Title,Acquired,ISBN,Date made\nDiary,[2014-05-06],[0713515589],[1850]\n',
  )
  expect(values.purchaseDate).toBe('2014-05-06')
  expect(record).toMatchObject({ serialNumber: '0713515589', dateText: '[1850]' })
})
