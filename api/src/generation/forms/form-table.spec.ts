import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { randomFor } from '../random.ts'
import { lotDrawer } from './draw-lot.ts'
import { eraOf } from './eras.ts'
import { formFileSchema, formsOf } from './form-table.ts'
import { readForms } from './read-forms.ts'

const table = readForms(fileURLToPath(new URL('../../../starter-content', import.meta.url)))
const lots = catalogue.flatMap(({ title }) => {
  const draw = lotDrawer(table, title)
  return Array.from({ length: 1_000 }, (_, number) => draw(randomFor(3, number)))
})

const fileOf = (form: object) => ({
  category: 'Glass',
  condition: 'glass',
  forms: [{ form: 'goblet', price: 100, kinds: [{ years: '1700-1760' }], ...form }],
})
const formOf = (form: object) => formsOf(formFileSchema.parse(fileOf(form)), ['From a cupboard'])[0]

describe('the table of forms', () => {
  it('has at least 150 forms over all categories of the site, and six in each', () => {
    expect(table.forms.length).toBeGreaterThanOrEqual(150)
    const counts = Map.groupBy(table.forms, ({ category }) => category)
    expect([...counts.keys()].toSorted()).toEqual(catalogue.map(({ title }) => title).toSorted())
    for (const forms of counts.values()) expect(forms.length).toBeGreaterThanOrEqual(6)
  })

  it('names each form of a category once', () => {
    const names = table.forms.map(({ category, name }) => `${category}: ${name}`)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  it('is refused where its parts do not fit together', () => {
    const refusals = {
      'made none in the years': { kinds: [{ years: '1700-1760', maker: 'Ada 1800-1820' }] },
      'are no years': { kinds: [{ years: '1760-1700' }] },
      'is no size': { size: 'Height {9-6} in', kinds: [{ years: '1700-1760' }] },
      'has no stem': { title: '{form} with {stem}' },
      'need {form} in the title': { title: 'A goblet', sets: [2] },
      'there are no eras of martian': { kinds: [{ years: '1700-1760', era: 'martian' }] },
    }
    for (const [reason, form] of Object.entries(refusals)) expect(() => formOf(form)).toThrow(reason)
  })

  it('reads choices with their factors, and a dash as none', () => {
    const kind = formOf({ material: 'ruby glass | cut glass x1.5 | - x.8' })?.kinds[0]
    expect(kind?.slots).toEqual([
      {
        name: 'material',
        choices: [
          { text: 'ruby glass', priced: { kind: 'word', name: 'material ruby glass', factor: 1 } },
          { text: 'cut glass', priced: { kind: 'word', name: 'material cut glass', factor: 1.5 } },
          { text: '', priced: { kind: 'word', name: 'material -', factor: 0.8 } },
        ],
      },
    ])
  })

  it('is refused without conditions for a form', () => {
    expect(() => readForms('/nowhere')).toThrow('ENOENT')
  })
})

describe('a lot that is drawn from it', () => {
  it('was made in the years of its kind, and while its maker worked', () => {
    for (const { kind, maker, year } of lots) {
      expect(year).toBeGreaterThanOrEqual(Math.max(kind.years.from, maker?.years.from ?? -Infinity))
      expect(year).toBeLessThanOrEqual(Math.min(kind.years.to, maker?.years.to ?? Infinity))
    }
  })

  it('is called by the period of its year, and by a date that holds it', () => {
    const century = /(?:(?<part>early|late) |(?<mid>mid-))(?<number>\d+)(?:st|th) century/
    for (const { kind, year, title } of lots) {
      const era = kind.era ? eraOf(kind.era, year) : ''
      if (kind.title.slots.includes('era')) expect(title.toLowerCase()).toContain(era.toLowerCase())
      const circa = /, c\. (\d{4})/.exec(title)
      if (circa && kind.dates !== 'none') expect(Number(circa[1])).toBe(year)
      const { part, number } = century.exec(title)?.groups ?? {}
      if (number && kind.dates !== 'none') {
        const within = year - (Number(number) - 1) * 100
        const [from, to] = part === 'early' ? [1, 33] : part === 'late' ? [67, 100] : [34, 66]
        expect(within).toBeGreaterThanOrEqual(from)
        expect(within).toBeLessThanOrEqual(to)
      }
    }
  })

  it('has whole texts: no empty slot, no doubled or missing sign, a capital first', () => {
    for (const { title, sentences, conditionWords } of lots) {
      for (const text of [title, ...sentences, conditionWords]) {
        expect(text).not.toMatch(/[{}[\]|]|undefined|\s\s|\s,|,,|\.\.|^[\s,]|[\s,.]$| x\d|\ba [aeio](?!ne)/)
        expect(text).not.toBe('')
      }
      expect(title).toMatch(/^[\p{Lu}\d]/u)
      expect(title.length).toBeLessThan(200)
      expect(sentences.length).toBeLessThanOrEqual(5)
    }
  })

  it('says how many are sold together as its form allows', () => {
    for (const { form, title, pieces } of lots) {
      if (pieces === 1) expect(title).not.toMatch(/^(?:Pair|Set|Group) of /)
      else {
        expect(form.sets).toContain(pieces)
        expect(title).toContain(form.plural)
        expect(title).toMatch(
          pieces === 2 && form.togetherAs === 'set' ? /^Pair of / : /^(?:Set|Group) of \w+ /,
        )
      }
    }
  })

  it('names neither what is protected nor what may not be sold', () => {
    for (const { title, sentences } of lots)
      expect(`${title} ${sentences.join(' ')}`).not.toMatch(
        /\b(?:ivory|swastika|nazi|mickey|disney|skull|scalp|shrunken|crucifix|reliquary|chalice|torah)\b/i,
      )
  })
})
