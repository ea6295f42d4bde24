import { z } from 'zod'

/** What is looked at before a text is published. */
export const textChecks = [
  'template-instructions',
  'missing-alternative-text',
  'broken-links',
  'too-short',
  'no-own-picture',
] as const
export const textCheckSchema = z.enum(textChecks)
export type TextCheck = z.infer<typeof textCheckSchema>

/** What comes of it: nothing, a word to whoever publishes, or no publication. */
export const checkLevels = ['off', 'warning', 'refusal'] as const
export const checkLevelSchema = z.enum(checkLevels)
export type CheckLevel = z.infer<typeof checkLevelSchema>

/** Where staff have not decided. */
export const defaultCheckLevel = 'warning' satisfies CheckLevel

export const checkSentences: Readonly<Record<TextCheck, string>> = {
  'template-instructions': 'Instructions of the template are still in it.',
  'missing-alternative-text': 'Pictures lack an alternative text.',
  'broken-links': 'Links lead to pages of this site that are not there.',
  'too-short': 'It is very short.',
  'no-own-picture': 'It has no picture of its own, so it shows the drawing of its category.',
}

export const findingSchema = z.object({
  check: textCheckSchema,
  level: checkLevelSchema.exclude(['off']),
  /** What exactly: a link, the name of a picture, the number of words. */
  details: z.array(z.string()),
})
export type Finding = z.infer<typeof findingSchema>

export const findingsSchema = z.object({ findings: z.array(findingSchema) })

export const checkLevelsSchema = z.object({
  items: z.array(z.object({ check: textCheckSchema, level: checkLevelSchema })),
})
export type CheckLevels = z.infer<typeof checkLevelsSchema>
