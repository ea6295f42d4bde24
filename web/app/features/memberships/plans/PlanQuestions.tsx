import { Link } from 'react-router'

const questions = [
  {
    title: 'What a trial is',
    text: 'Seven days of everything, with seven lookups in the price guide. You give a payment method, and nothing is charged before the seventh day is over. Cancel before then and you pay nothing.',
  },
  {
    title: 'What a lookup is',
    text: 'The first time that you open a sold piece and see its price. Opening the same piece again within a day does not count a second time, and searching never counts.',
  },
  {
    title: 'How you pay',
    text: 'The price shown is the price charged; your invoice names the tax in it. Card details are given on the payment company’s own form and never reach us. A membership renews by itself at the end of each period.',
  },
  {
    title: 'How you cancel',
    text: 'With one button on your membership page, at any time. Your membership stays open until the end of what you have paid for.',
  },
  {
    title: 'What stays free',
    text: 'The whole dictionary, and a free account that searches every section. It shows no details of sold pieces, marks or books, and has no vault.',
  },
] as const

/** What somebody wants to know before paying. */
export function PlanQuestions() {
  return (
    <section aria-labelledby="before-you-choose" className="mt-16 border-t border-hairline pt-10">
      <h2 id="before-you-choose" className="text-2xl font-medium">
        Before you choose
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 tablet:grid-cols-2">
        {questions.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 flex flex-wrap gap-3" data-print="no">
        <Link to="/about-contact?subject=general" className="button-plain">
          Ask about memberships
        </Link>
      </p>
    </section>
  )
}
