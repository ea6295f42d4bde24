import type { ManagedAuction } from '@vitrine/contracts/auctions/schemas'
import type { BilledSubscription } from '@vitrine/contracts/billing/billed-schemas'
import type { ManagedDiscountCode } from '@vitrine/contracts/billing/discount-code-schemas'
import type { ManagedPost } from '@vitrine/contracts/blog/managed-schemas'
import { manageArticles } from '@vitrine/contracts/dictionary/endpoints'
import { BY_FIT } from '@vitrine/contracts/dictionary/manager-filters'
import type { Author } from '@vitrine/contracts/dictionary/schemas'
import type { ManagedTemplate } from '@vitrine/contracts/dictionary/templates'
import type { ForbiddenWord } from '@vitrine/contracts/forbidden-words/schemas'
import type { ManagedBook } from '@vitrine/contracts/library/managed-schemas'
import type { ManagedMark } from '@vitrine/contracts/marks/managed-schemas'
import { suggestEmails } from '@vitrine/contracts/members/endpoints'
import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import type { ManagedPartner } from '@vitrine/contracts/partners/schemas'
import type { ManagedSoldItem } from '@vitrine/contracts/price-guide/managed-schemas'
import type { ManagedSitePage } from '@vitrine/contracts/site-pages/schemas'
import { type ManagedSynonym, synonymWords } from '@vitrine/contracts/synonyms/schemas'
import { manageItems } from '@vitrine/contracts/vault-items/endpoints'
import { editorPath } from '../dictionary/editor-path.ts'
import { editPath, SEARCH_PATH } from '../vault-items/paths.ts'
import { byFit, folded, EACH } from './hits.ts'
import { hitsOf, listedSource, listPath, type RecordSource } from './record-source.ts'

const articles: RecordSource = {
  title: 'Articles',
  needs: ['dictionaryManager'],
  async find(text, { data, signal }) {
    const { items, totals } = (
      await data.callEndpoint(
        manageArticles,
        { query: { query: text, offset: 0, max: EACH, sort: BY_FIT } },
        { signal },
      )
    ).response
    return hitsOf(
      'Articles',
      items.map(({ id, title, url, category }) => ({
        id,
        label: title,
        note: category,
        to: editorPath(url),
      })),
      totals,
      `/app/oms/dictionaryManager?query=${encodeURIComponent(text)}`,
    )
  },
}

const categories: RecordSource = {
  title: 'Categories',
  needs: ['taxonomy'],
  async find(text, { data, cache }) {
    // They have no search of their own: the tree comes whole, and is kept for the next letters.
    const all = await cache.fetchQuery({
      queryKey: ['taxonomy', 'all'],
      queryFn: () => data.listCategories(),
      staleTime: 60_000,
    })
    const wanted = folded(text)
    const found = byFit(
      all.filter(({ title }) => folded(title).includes(wanted)),
      ({ title }) => title,
      text,
    )
    const treeWith = (title: string) => `/app/oms/taxonomy?query=${encodeURIComponent(title)}`
    return hitsOf(
      'Categories',
      found.map(({ id, title, path, depth }) => ({
        id,
        label: title,
        note: depth > 0 ? path : '',
        to: treeWith(title),
      })),
      found.length,
      treeWith(text),
    )
  },
}

/** By the suggestions of the documents, which look through the vault's owners. */
const members: RecordSource = {
  title: 'Members',
  needs: ['members', 'manageVault'],
  async find(text, { data, signal }) {
    const { items } = await data.callEndpoint(suggestEmails, { params: { term: text } }, { signal })
    return hitsOf(
      'Members',
      items.map(({ id, email }) => ({ id, label: email, note: '', to: `/app/oms/members/${id}` })),
      items.length,
      listPath('members', { text }),
    )
  },
}

/**
 * By the documented search of the vault: a number is an id, what holds an @ is in the owner's email, anything
 * else is in the title.
 */
const vaultItems: RecordSource = {
  title: 'Vault items',
  needs: ['manageVault'],
  async find(text, { data, signal }) {
    const field = vaultFieldOf(text)
    const { items, meta } = await data.callEndpoint(
      manageItems,
      { query: { [`f.${field}`]: text, offset: 0, limit: EACH, s: 'createdDate:desc' } },
      { signal },
    )
    return hitsOf(
      'Vault items',
      items.map(({ id, title, email }) => ({ id, label: title, note: email, to: editPath(id) })),
      meta.total,
      `${SEARCH_PATH}?filter=${encodeURIComponent(JSON.stringify({ [field]: text }))}`,
    )
  },
}

function vaultFieldOf(text: string): 'id' | 'email' | 'title' {
  if (/^[1-9]\d{0,14}$/.test(text)) return 'id'
  return text.includes('@') ? 'email' : 'title'
}

/** Found by a part of the account's email. */
const subscriptions: RecordSource = {
  title: 'Subscriptions',
  needs: ['subscriptions'],
  async find(text, { data, signal }) {
    const filter = { email: text }
    const { data: records, total = 0 } = await data.getList<BilledSubscription>('subscriptions', {
      filter,
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: EACH },
      signal,
    })
    const shown = records.map(({ id, accountEmail, product, billingPeriod, status }) => ({
      id,
      label: accountEmail,
      note: `${product}, ${billingPeriod}, ${status}`,
      to: `/app/oms/subscriptions/${id}/show`,
    }))
    return hitsOf('Subscriptions', shown, total, listPath('subscriptions', filter))
  },
}

/** Every kind of record that is found by text, in the order in which they are shown. */
export const recordSources: readonly RecordSource[] = [
  articles,
  categories,
  listedSource<Author>(
    'authors',
    'Authors',
    { field: 'lastName', order: 'ASC' },
    ({ fullName, credentials }) => ({ label: fullName, note: credentials }),
  ),
  listedSource<ManagedPartner>(
    'partners',
    'Partners',
    { field: 'place', order: 'ASC' },
    ({ source, sourceUrl }) => ({ label: source, note: sourceUrl }),
  ),
  listedSource<ManagedPost>(
    'blog-articles',
    'Posts',
    { field: 'publishedOn', order: 'DESC' },
    ({ title, category }) => ({ label: title, note: category }),
  ),
  listedSource<ManagedMark>('marks', 'Marks', { field: 'title', order: 'ASC' }, ({ title, maker }) => ({
    label: title,
    note: maker,
  })),
  listedSource<ManagedBook>('books', 'Books', { field: 'title', order: 'ASC' }, ({ title, authors }) => ({
    label: title,
    note: authors.join(', '),
  })),
  listedSource<ManagedSitePage>(
    'site-pages',
    'Pages',
    { field: 'title', order: 'ASC' },
    ({ title, path }) => ({ label: title, note: path }),
  ),
  members,
  vaultItems,
  subscriptions,
  listedSource<ManagedSoldItem>(
    'sold-items',
    'Sold items',
    { field: 'saleDate', order: 'DESC' },
    ({ title, maker }) => ({ label: title, note: maker }),
  ),
  listedSource<ManagedAuction>(
    'auctions',
    'Auctions',
    { field: 'starts_at', order: 'DESC' },
    ({ title, house }) => ({ label: title, note: house }),
  ),
  listedSource<ManagedTemplate>('templates', 'Templates', { field: 'name', order: 'ASC' }, ({ name }) => ({
    label: name,
    note: '',
  })),
  listedSource<ManagedSynonym>('synonyms', 'Synonyms', { field: 'terms', order: 'ASC' }, (synonym) => ({
    label: synonymWords(synonym),
    note: '',
  })),
  listedSource<ForbiddenWord>(
    'forbidden-words',
    'Forbidden words',
    { field: 'word', order: 'ASC' },
    ({ word }) => ({ label: word, note: '' }),
  ),
  listedSource<ManagedDiscountCode>(
    'discount-codes',
    'Discount codes',
    { field: 'id', order: 'DESC' },
    ({ code }) => ({ label: code, note: '' }),
  ),
  listedSource<ManagedIssue>(
    'newsletter-issues',
    'Newsletters',
    { field: 'id', order: 'DESC' },
    ({ subject, category }) => ({ label: subject, note: emailCategoryNames[category] }),
  ),
]
