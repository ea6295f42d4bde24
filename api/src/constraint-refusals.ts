import type { ConstraintRefusals } from './commands/constraint-refusals.ts'
import { dictionaryConstraints } from './dictionary/dictionary.constraints.ts'
import { identityConstraints } from './identity/identity.constraints.ts'
import { importsConstraints } from './imports/imports.constraints.ts'
import { mailConstraints } from './mail/mail.constraints.ts'
import { newsletterConstraints } from './newsletter/newsletter.constraints.ts'
import { partnersConstraints } from './partners/partners.constraints.ts'
import { preferencesConstraints } from './preferences/preferences.constraints.ts'
import { synonymsConstraints } from './synonyms/synonyms.constraints.ts'
import { taxonomyConstraints } from './taxonomy/taxonomy.constraints.ts'

/** What is told to whoever violates a constraint of the database: each area says it of its own. */
export const constraintRefusals: ConstraintRefusals = {
  ...dictionaryConstraints,
  ...identityConstraints,
  ...importsConstraints,
  ...mailConstraints,
  ...newsletterConstraints,
  ...partnersConstraints,
  ...preferencesConstraints,
  ...taxonomyConstraints,
  ...synonymsConstraints,
}
