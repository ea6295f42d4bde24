let names: Intl.DisplayNames | undefined

/** What a language is called in English, by its code of ISO 639; '' for no code of a language. */
export function languageName(code: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) return ''
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return names.of(code) ?? ''
}
