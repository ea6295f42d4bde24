const promises = [
  {
    title: 'A few entries',
    text: 'Each issue covers one subject, such as a glaze, a workshop or a forger’s favorite, and links to the entries that explain it.',
  },
  {
    title: 'From their authors',
    text: 'The authors of the dictionary tell you why a piece matters and what to look at when you hold one.',
  },
  {
    title: 'Easy to unsubscribe',
    text: 'Every issue ends with a link to unsubscribe. We use your email for nothing else and do not share it.',
  },
] as const

/** What whoever subscribes may count on. */
export function Promises() {
  return (
    <dl className="grid gap-6 self-start">
      {promises.map(({ title, text }) => (
        <div key={title} className="border-l-2 border-brass pl-4">
          <dt className="font-serif text-lg font-medium">{title}</dt>
          <dd className="mt-1 max-w-xl text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
