import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { decodeXML } from 'entities'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { templateKindSchema, templateNameSchema } from '@vitrine/contracts/dictionary/templates'
import { parse } from 'yaml'
import { z } from 'zod'

export interface StarterNode {
  url: string
  title: string
  description?: string | undefined
  children?: StarterNode[] | undefined
}

const nodeSchema: z.ZodType<StarterNode> = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string().optional(),
  get children(): z.ZodType<StarterNode[] | undefined> {
    return z.array(nodeSchema).optional()
  },
})

const authorSchema = z.object({
  url: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  credentials: z.string(),
  about: z.string(),
  website: z.string().optional(),
  /** Key in the media storage. */
  photo: z.string().optional(),
})

const partnerSchema = z.object({
  url: z.string(),
  source: z.string(),
  bgColor: z.string(),
  about: z.string(),
})
export type StarterPartner = z.infer<typeof partnerSchema>

const auctionSchema = z.object({
  title: z.string(),
  house: z.string(),
  place: z.string(),
  timeZone: z.string(),
  /** From the day of the first start; a sale that is over has a negative number. */
  inDays: z.int(),
  /** How long it lasts. */
  days: z.int().positive().default(1),
  starts: z.string(),
  ends: z.string(),
  /** Their urls. */
  categories: z.array(z.string()).min(1),
  /** Url of the article whose drawing shows what is sold. */
  picture: z.string(),
  description: z.string(),
  lots: z.array(z.tuple([z.string(), z.string(), z.string()])),
})
export type StarterAuction = z.infer<typeof auctionSchema>

const bookSchema = z.object({
  id: z.string(),
  title: z.string(),
  authors: z.array(z.string()).min(1),
  year: z.int(),
  /** Url of the category. */
  category: z.string(),
  language: z.string().default('en'),
  publisher: z.string().default(''),
  description: z.string(),
  /** An entry of the table of contents, with its page where that is known. */
  contents: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])).default([]),
})
export type StarterBook = z.infer<typeof bookSchema>
const postSchema = z.object({
  /** Its picture is the drawing of this name. */
  url: z.string(),
  title: z.string(),
  kind: z.enum(['article', 'media']),
  description: z.string(),
  pictureAlt: z.string(),
  /** Url of the category. */
  category: z.string(),
  /** Url of the author. */
  author: z.string(),
  /** Before the day of the first start. */
  daysAgo: z.int().nonnegative(),
  content: z.array(
    z.union([
      z.object({ heading: z.string() }),
      z.object({ text: z.string() }),
      z.object({ picture: z.string(), alt: z.string(), caption: z.string() }),
    ]),
  ),
})
export type StarterPost = z.infer<typeof postSchema>

const articleSchema = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Url of the category. */
  category: z.string(),
  /** Urls of the authors. */
  authors: z.array(z.string()).min(1),
  content: z.array(z.union([z.object({ heading: z.string() }), z.object({ text: z.string() })])),
  /** Works that truly exist and treat the subject: author, title, year. The template has none. */
  sources: z.array(z.string()).default([]),
})
export type StarterArticle = z.infer<typeof articleSchema>

const templateSchema = z.object({
  name: templateNameSchema,
  of: templateKindSchema,
  content: articleSchema.shape.content,
})
export type StarterTemplate = z.infer<typeof templateSchema>

export interface StarterContent {
  categories: StarterNode[]
  authors: z.infer<typeof authorSchema>[]
  /** What a new article begins with where nothing is chosen. */
  template: StarterArticle
  /** What can be chosen. */
  templates: StarterTemplate[]
  articles: StarterArticle[]
  /** By the urls of articles with a drawing of their own: what it shows. */
  drawnArticles: ReadonlyMap<string, string>
  partners: StarterPartner[]
  auctions: StarterAuction[]
  books: StarterBook[]
  posts: StarterPost[]
}

/**
 * Reads `api/starter-content`. Articles are dealt out category by category, so that the newest ones are a
 * mixed lot.
 */
export async function readStarterContent(folder: string): Promise<StarterContent> {
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
    schema.parse(parse(await readFile(join(folder, file), 'utf8')))
  const files = (await readdir(join(folder, 'articles'))).filter((file) => file.endsWith('.yaml')).toSorted()
  const posts = (await readdir(join(folder, 'blog'))).filter((file) => file.endsWith('.yaml')).toSorted()
  const byCategory = await Promise.all(
    files.map((file) => read(join('articles', file), z.array(articleSchema))),
  )
  return {
    categories: await read('categories.yaml', z.array(nodeSchema)),
    authors: await read('authors.yaml', z.array(authorSchema)),
    template: await read('default-template.yaml', articleSchema),
    templates: await read('templates.yaml', z.array(templateSchema)),
    articles: dealOut(byCategory),
    drawnArticles: await readDrawings(join(folder, 'pictures/articles')),
    partners: await read('partners.yaml', z.array(partnerSchema)),
    auctions: await read('auctions.yaml', z.array(auctionSchema)),
    books: await read('books.yaml', z.array(bookSchema)),
    posts: await Promise.all(posts.map((file) => read(join('blog', file), postSchema))),
  }
}

/** The title of each drawing, by the name of its file. */
async function readDrawings(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg'))
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const [, title = ''] =
          /<title>([^<]*)<\/title>/.exec(await readFile(join(folder, file), 'utf8')) ?? []
        return [basename(file, '.svg'), decodeXML(title).trim()] as const
      }),
    ),
  )
}

/** First of each, second of each, … */
function dealOut<Item>(piles: readonly (readonly Item[])[]): Item[] {
  const rounds = Math.max(0, ...piles.map((pile) => pile.length))
  return Array.from({ length: rounds }, (_, round) => piles.flatMap((pile) => pile[round] ?? [])).flat()
}

/** An article's content as it is stored, its sources last. */
export function blocksOf(content: StarterArticle['content'], sources: readonly string[]): ContentBlock[] {
  const blocks = content.map((block): ContentBlock =>
    'heading' in block
      ? { type: 'heading', level: 2, text: block.heading }
      : { type: 'text', html: paragraphs(block.text) },
  )
  return sources.length > 0 ? [...blocks, { type: 'sources', items: [...sources] }] : blocks
}

/** Plain text, a blank line between paragraphs. */
function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        `<p>${paragraph
          .replace(/\s*\n\s*/g, ' ')
          .replace(/&/g, '&amp;')
          .replace(/</g, '&lt;')
          .replace(/>/g, '&gt;')}</p>`,
    )
    .join('')
}
