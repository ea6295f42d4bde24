import { type FirstPage, heading, list, text } from './first-page.ts'

export const page: FirstPage = {
  title: 'Indices',
  lead: 'How prices of antiques and collectibles have moved, category by category and year by year.',
  description:
    'Price indices for antiques and collectibles by category, from sold items: first year 100, with ranges, sales counts and the method.',
  picture: '/images/pages/indices.svg',
  kind: 'WebPage',
  actions: [
    { label: 'Search sold items', to: '/worthopedia' },
    { label: 'Get our newsletter', to: '/newsletter-landing-page' },
    { label: 'Ask about the method', to: '/about-contact?subject=general' },
  ],
  blocks: [
    heading('Why not simply the average price?'),
    text(
      'No two pieces are alike. If good clocks are sold in one year and poor ones in the next, the average price falls although no clock has become cheaper. An index has to remove this difference.',
    ),
    list(
      'There are three usual ways:',
      '<strong>Repeat sales</strong> compare only pieces that were sold at least twice. This is exact, but most pieces are sold once in a generation.',
      '<strong>Groups</strong> of similar pieces are followed one by one, and then averaged.',
      '<strong>Regression</strong> estimates what each feature adds to a price. The remaining variable is time. Our indices are made this way.',
    ),
    heading('How to read an index'),
    list(
      'Three rules help:',
      'Look at the number of sales and at the range before you look at the index.',
      'Compare over several years. A single year says little.',
      'Remember what an index leaves out: commission, shipping, restoration, insurance, and pieces that nobody bought.',
    ),
  ],
}
