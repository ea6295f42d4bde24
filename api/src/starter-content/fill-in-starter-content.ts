import type { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { CreateArticle } from '../dictionary/create-article.command.ts'
import { authors } from '../dictionary/authors.record.ts'
import { CreateTemplate } from '../dictionary/create-template.command.ts'
import { UpdateThumbnail } from '../dictionary/update-thumbnail.command.ts'
import { ChangeTextState, SaveText } from '../texts/change-text-state.command.ts'
import { CreateAccount } from '../identity/create-account.command.ts'
import { CATEGORY_DRAWINGS } from '@vitrine/contracts/media/category-drawings'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { membershipOf } from '@vitrine/contracts/roles'
import { publishText } from '@vitrine/domain/texts/change-text-state'
import { systemClock, timeAfter } from '@vitrine/platform/clock'
import { ChangeMember } from '../identity/change-member.command.ts'
import { CreateRecord } from '../records/create-record.command.ts'
import { CreateNode } from '../taxonomy/create-node.command.ts'
import { createAuctions, createBooks, createDiscountCodes, createPartners } from './create-records.ts'
import { createPosts } from './create-posts.ts'
import { createTeam } from './create-team.ts'
import type { StarterAccount } from './starter-accounts.ts'
import {
  blocksOf,
  type StarterArticle,
  type StarterContent,
  type StarterNode,
  type StarterTemplate,
} from './read-starter-content.ts'

/** How the page of an invented author begins; nothing else says it. */
const SAMPLE_AUTHOR =
  'This is a sample author: an invented person, who shows what an author’s page looks like.'

/** As the documents give a trial. */
const TRIAL_DAYS = 7

interface Existing {
  nodes: Map<string, number>
  authors: Map<string, number>
  /** By their urls. */
  articles: Map<string, StoredArticle>
}

interface StoredArticle {
  url: string
  thumbnail: string
  alt: string
  revision: number
}

/**
 * Brings the starter content in by the same commands that staff use. What is there already stays as it is.
 *
 * @param articlesAreIn called when all articles are published, before anything else is brought in
 */
export async function fillInStarterContent(
  commands: CommandBus,
  database: Database,
  content: StarterContent,
  accounts: readonly StarterAccount[],
  now: Date,
  articlesAreIn: () => void = () => undefined,
): Promise<void> {
  const actor = await ensureAccounts(commands, database, accounts)
  const existing = await findExisting(database)
  for (const root of content.categories)
    await createBranch(commands, actor, existing, root, 0, `${CATEGORY_DRAWINGS}${root.url}.webp`)
  for (const { photo, website = null, ...author } of content.authors) {
    if (existing.authors.has(author.url)) continue
    existing.authors.set(
      author.url,
      await commands.execute(
        new CreateRecord(authors, actor, {
          ...author,
          about: `${SAMPLE_AUTHOR}\n\n${author.about.trim()}`,
          website,
          photo: photo ? `${MEDIA_PATH}${photo}` : null,
        }),
      ),
    )
  }
  const rootOf = rootsByUrl(content.categories)
  const drawnCategory = ({ category }: StarterArticle) =>
    `${CATEGORY_DRAWINGS}${rootOf.get(category) ?? 'uncategorized'}.webp`
  await createArticle(commands, actor, existing, content.template, {
    thumbnail: drawnCategory(content.template),
    isDefaultTemplate: true,
  })
  await createTemplates(commands, actor, database, content.templates)
  for (const article of content.articles) {
    const ofCategory = drawnCategory(article)
    const thumbnailAlt = content.drawnArticles.get(article.url)
    const thumbnail = thumbnailAlt === undefined ? ofCategory : `${MEDIA_PATH}articles/${article.url}.webp`
    const stored = existing.articles.get(article.url)
    if (!stored) await createArticle(commands, actor, existing, article, { thumbnail, thumbnailAlt })
    else if (thumbnailAlt !== undefined && isFromEarlierVersion(stored, { thumbnail, ofCategory }))
      await commands.execute(
        new UpdateThumbnail(actor, { url: article.url, thumbnail, thumbnailAlt }, undefined),
      )
  }
  articlesAreIn()
  await createPartners(commands, actor, database, content.partners)
  await createAuctions(commands, actor, database, {
    auctions: content.auctions,
    categories: existing.nodes,
    now,
  })
  await createBooks(commands, actor, database, { books: content.books, categories: existing.nodes })
  await createDiscountCodes(commands, actor, database)
  await createPosts(commands, actor, database, {
    posts: content.posts,
    categories: existing.nodes,
    authors: existing.authors,
    now,
  })
}

/** The accounts exist afterwards; returns whom the content is written by. */
async function ensureAccounts(
  commands: CommandBus,
  database: Database,
  accounts: readonly StarterAccount[],
): Promise<Actor> {
  const made: { id: number; account: StarterAccount }[] = []
  for (const account of accounts) {
    const id = await commands.execute(new CreateAccount({ name: 'operator: starter content' }, account))
    if (id !== null) made.push({ id, account })
  }
  const staff = await database
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'ROLE_ADMIN' = ANY(roles)`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const actor: Actor = {
    userId: staff.id,
    roles: ['ROLE_FREE', 'ROLE_ADMIN'],
    subscriptionStatus: 'Inactive',
  }
  for (const { id, account } of made) await giveMembership(commands, actor, id, account)
  const teamAdmin = made.find(({ account }) => account.roles.includes('ROLE_ENTERPRISE_ADMIN'))
  if (teamAdmin) await createTeam(commands, database, teamAdmin.id, systemClock.now())
  return actor
}

async function giveMembership(
  commands: CommandBus,
  actor: Actor,
  userId: number,
  { roles, status }: StarterAccount,
): Promise<void> {
  if (status !== 'Active' && status !== 'In Trial') return
  const nobody = { firstName: '', lastName: '', companyName: '', countryCode: '' }
  const trialEndsAt =
    status === 'In Trial' ? timeAfter(systemClock.now(), { days: TRIAL_DAYS }).toISOString() : null
  await commands.execute(
    new ChangeMember(
      actor,
      userId,
      {
        ...nobody,
        membership: membershipOf(roles),
        platform: 'web',
        status,
        trialEndsAt,
        billingPeriod: null,
        currency: null,
        mobileValidUntil: null,
        mobileValue: '',
      },
      undefined,
    ),
  )
}

async function findExisting(database: Database): Promise<Existing> {
  const [nodes, authors, articles] = await Promise.all([
    database.selectFrom('taxonomy_nodes').select(['url', 'id']).execute(),
    database.selectFrom('authors').select(['url', 'id']).execute(),
    database
      .selectFrom('articles')
      .select(['url', 'thumbnail', 'thumbnail_alt as alt', 'revision'])
      .execute(),
  ])
  const byUrl = (rows: { url: string; id: number }[]) => new Map(rows.map(({ url, id }) => [url, id]))
  return {
    nodes: byUrl(nodes),
    authors: byUrl(authors),
    articles: new Map(articles.map((article) => [article.url, article])),
  }
}

async function createBranch(
  commands: CommandBus,
  actor: Actor,
  existing: Existing,
  node: StarterNode,
  parentId: number,
  picture: string,
): Promise<void> {
  let id = existing.nodes.get(node.url)
  if (id === undefined) {
    const { url, title, description = '' } = node
    id = (
      await commands.execute(
        new CreateNode(actor, { url, title, description, parentId, image: picture, mainImage: picture }),
      )
    ).id
    existing.nodes.set(url, id)
  }
  for (const child of node.children ?? []) await createBranch(commands, actor, existing, child, id, picture)
}

/** Created, saved and published, and drawn by a later version: nobody else has changed it. */
const UNTOUCHED_REVISION_MAX = 4

/** An earlier version had drawings of categories alone, and a later one no texts for its drawings. */
function isFromEarlierVersion(
  stored: StoredArticle,
  { thumbnail, ofCategory }: { thumbnail: string; ofCategory: string },
): boolean {
  if (stored.thumbnail === ofCategory) return thumbnail !== ofCategory
  return stored.thumbnail === thumbnail && stored.alt === '' && stored.revision <= UNTOUCHED_REVISION_MAX
}

async function createArticle(
  commands: CommandBus,
  actor: Actor,
  existing: Existing,
  { url, title, description, category, authors, content, sources }: StarterArticle,
  {
    thumbnail,
    thumbnailAlt,
    ...options
  }: { thumbnail: string; thumbnailAlt?: string | undefined; isDefaultTemplate?: boolean },
): Promise<void> {
  if (existing.articles.has(url)) return
  const details = {
    url,
    title,
    description,
    thumbnail,
    ...(thumbnailAlt !== undefined && { thumbnailAlt }),
    showBreadcrumbs: true,
    categoryId: existing.nodes.get(category) ?? 0,
    authorIds: authors.map((author) => existing.authors.get(author) ?? 0),
  }
  await commands.execute(new CreateArticle(actor, details, options))
  const article = { kind: 'dictionary-article', url } as const
  await commands.execute(new SaveText(actor, article, blocksOf(content, sources), undefined))
  if (!options.isDefaultTemplate) await commands.execute(new ChangeTextState(actor, article, publishText))
}

/** Only where there is none yet: staff may have renamed or deleted what once was brought in. */
async function createTemplates(
  commands: CommandBus,
  actor: Actor,
  database: Database,
  templates: readonly StarterTemplate[],
): Promise<void> {
  if (
    await database
      .selectFrom('articles')
      .select('id')
      .where('template_name', 'is not', null)
      .limit(1)
      .executeTakeFirst()
  )
    return
  for (const { name, of, content } of templates)
    await commands.execute(new CreateTemplate(actor, { name, of, copyOf: null }, blocksOf(content, [])))
}

function rootsByUrl(roots: readonly StarterNode[]): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (node: StarterNode, root: string) => {
    found.set(node.url, root)
    for (const child of node.children ?? []) visit(child, root)
  }
  for (const root of roots) visit(root, root.url)
  return found
}
