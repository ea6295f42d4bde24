import { openDatabase } from '@vitrine/database/database'
import { armFailpoint, reachFailpoint } from '@vitrine/platform/failpoints'
import { aPublishedArticle } from '../dictionary-records.ts'

/** What a command's process is that dies right after its commit, before it could answer. Arguments: author, category. */
const [authorId = 0, categoryId = 0] = process.argv.slice(2).map(Number)
const { database } = openDatabase({ url: process.env['DATABASE_URL'] ?? '' })
armFailpoint('api-after-commit')
await aPublishedArticle(database, { authorId, categoryId, title: 'Committed, and never answered' })
reachFailpoint('api-after-commit')
