import type { Overview } from '@vitrine/contracts/marks/schemas'
import { exampleSearches } from '@vitrine/contracts/site-search/example-searches'
import { counted } from '../../../shared/format/numbers.ts'
import {
  CategoryTiles,
  FrontPart,
  HowItWorks,
  type SectionFrontProps,
  ValueLinks,
} from '../../../shared/front/FrontParts.tsx'
import { resultsUrl } from '../../../shared/results/results-section.ts'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { ResultsSearchForm } from '../../../shared/results/ResultsSearchForm.tsx'
import { SectionLead, SectionText } from '../../../shared/front/SectionWords.tsx'
import { marks } from '../marks-section.ts'
import { suggestMarks } from '../queries.ts'
import { MarkCards } from './MarkCards.tsx'

const SHOWN = 8

const steps = [
  [
    'Describe what you see',
    `An anchor, a crown over a letter, a name: “${exampleSearches.marks[0]}”. Misspelled words are understood.`,
  ],
  [
    'Narrow it down',
    'By the kind of object, the maker, the place, and the years in which the mark was used.',
  ],
  [
    'Compare with care',
    'A mark is one witness among several. Look at material, form and wear before you believe it.',
  ],
] as const

/** The way into the marks: search, categories, kinds, makers, notable and new entries, how it works. */
export function MarksFront({ overview, drawings, words }: SectionFrontProps<Overview>) {
  const { total, categories, makers, kinds, recent, notable } = overview
  return (
    <div className="page">
      <section className="py-10 tablet:py-14">
        <PageTitle>Marks</PageTitle>
        <SectionLead
          words={words}
          holds={total > 0 ? `${counted(total, 'mark')} of factories, makers and assay offices` : ''}
        />
        <div className="mt-8 max-w-3xl">
          <ResultsSearchForm section={marks} suggest={suggestMarks} />
        </div>
      </section>
      {notable.length > 0 && (
        <FrontPart
          id="notable"
          title="Worth knowing"
          more={resultsUrl(marks, { text: '', filters: {}, s: undefined, offset: 0 })}
        >
          <MarkCards label="Worth knowing" items={notable.slice(0, SHOWN)} drawings={drawings} />
        </FrontPart>
      )}
      <CategoryTiles section={marks} categories={categories} drawings={drawings} />
      <ValueLinks section={marks} filter="f.kind" id="by-kind" title="By kind of object" values={kinds} />
      <ValueLinks section={marks} filter="f.maker" id="by-maker" title="By maker" values={makers} />
      {recent.length > 0 && (
        <FrontPart id="recent" title="New entries">
          <MarkCards label="New entries" items={recent.slice(0, SHOWN)} drawings={drawings} />
        </FrontPart>
      )}
      <HowItWorks
        steps={steps}
        membership="Everybody can search. A membership opens what each mark looks like, how to tell a real one from a copy, larger pictures and the other marks of its maker."
      />
      <SectionText words={words} />
    </div>
  )
}
